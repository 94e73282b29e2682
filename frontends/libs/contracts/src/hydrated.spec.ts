import { afterEach, expect, it } from '@jest/globals';
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { useHydrated } from './hydrated';

function Name() {
  return createElement('p', null, useHydrated() ? 'سارا' : 'مهمان');
}
let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

it('shows what only the browser knows after the page has come alive, and never in what is taken over', () => {
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
