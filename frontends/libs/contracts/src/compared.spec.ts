import { afterEach, describe, expect, it } from '@jest/globals';

import { compared } from './compared';

afterEach(() => {
  compared.update(() => []);
});

describe('the products to compare', () => {
  it('are four at most, each once, in the order in which they were chosen', () => {
    compared.update(() => [4, 1, 4, 9, 2, 3]);
    expect(compared.ids()).toEqual([4, 1, 9, 2]);
  });

  it('leave room for others, and nothing in the browser after the last one', () => {
    for (const id of [4, 1, 9, 2]) compared.toggle(id);
    compared.toggle(1);
    compared.toggle(3);
    expect(compared.ids()).toEqual([4, 9, 2, 3]);
    for (const id of [4, 9, 2, 3]) compared.toggle(id);
    expect(localStorage).toHaveLength(0);
  });

  it('are read again from what other tabs or hands stored', () => {
    for (const [stored, ids] of [
      ['[1,"2",-3,4.5,null,1,7]', [1, 7]],
      ['{"1":2}', []],
      ['no json', []],
    ] as const) {
      localStorage.setItem('afshoreh.compared', stored);
      window.dispatchEvent(new StorageEvent('storage', { key: 'afshoreh.compared' }));
      expect(compared.ids()).toEqual(ids);
    }
  });
});
