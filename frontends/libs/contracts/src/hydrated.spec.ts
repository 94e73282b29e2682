import { afterEach, expect, it } from '@jest/globals';
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { useHydrated } from './hydrated';

function Name() {
  return createElement('p', null, useHydrated() ? 'سارا' : 'مهمان');
}
let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

it('is false on the server and during hydration, and true afterwards', () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.createElement('div');
  box.innerHTML = '<p>مهمان</p>';
  const problems: unknown[] = [];
  act(() => {
    root = hydrateRoot(box, createElement(Name), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(box.textContent).toBe('سارا');
});
