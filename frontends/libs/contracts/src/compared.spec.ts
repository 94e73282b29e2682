import { afterEach, describe, expect, it } from '@jest/globals';

import { compared, comparedLots } from './compared';

afterEach(() => {
  compared.update(() => []);
  comparedLots.update(() => []);
});

describe('the products to compare', () => {
  it('are four at most, each once, in the order in which they were chosen', () => {
    compared.update(() => [4, 1, 4, 9, 2, 3]);
    expect(compared.get()).toEqual([4, 1, 9, 2]);
  });

  it('leave room for others, and nothing in the browser after the last one', () => {
    for (const id of [4, 1, 9, 2]) compared.toggle(id);
    compared.toggle(1);
    compared.toggle(3);
    expect(compared.get()).toEqual([4, 9, 2, 3]);
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
      expect(compared.get()).toEqual(ids);
    }
  });
});

describe('the lots to compare', () => {
  it('are four at most, each once, apart from the products', () => {
    compared.toggle(4);
    for (const number of ['AP-1', 'AP-2', 'AP-1', 'AP-1', 'AP-3', 'AP-4', 'AP-5']) comparedLots.toggle(number);
    expect(comparedLots.get()).toEqual(['AP-2', 'AP-1', 'AP-3', 'AP-4']);
    expect(compared.get()).toEqual([4]);
  });

  it('are read again from what other tabs or hands stored', () => {
    localStorage.setItem('afshoreh.compared-lots', '["AP-1",2,null,"","AP-1"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'afshoreh.compared-lots' }));
    expect(comparedLots.get()).toEqual(['AP-1']);
  });
});
