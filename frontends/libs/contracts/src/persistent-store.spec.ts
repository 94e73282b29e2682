import { beforeEach, describe, expect, it } from '@jest/globals';

import { persistentStore } from './persistent-store';

const KEY = 'afshoreh.words';
const EMPTY: readonly string[] = [];

/** A page with code of this version. It stores words: version 1 as one text, version 2 as a list. */
function aPage(version: 1 | 2) {
  // Every page has its own window, which holds the value.
  Reflect.deleteProperty(window, Symbol.for(KEY));
  const parse = (stored: unknown, of: number) => (of === 1 ? [String(stored)] : (stored as string[]));
  return persistentStore<readonly string[]>({ key: KEY, version, empty: EMPTY, parse });
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

describe('what the browser keeps', () => {
  it('is read as version 1 when it has no version, and written with the current version', () => {
    localStorage.setItem(KEY, '"first"');
    const page = aPage(2);
    expect(page.get()).toEqual(['first']);
    page.update((words) => [...words, 'second']);
    expect(stored()).toEqual({ version: 2, value: ['first', 'second'] });
    expect(aPage(2).get()).toEqual(['first', 'second']);
  });

  it('is stored without a wrapper in version 1', () => {
    aPage(1).update(() => ['only']);
    expect(stored()).toEqual(['only']);
  });

  it('is not overwritten by older code, which keeps its own value in memory', () => {
    aPage(2).update(() => ['newer']);
    const older = aPage(1);
    expect(older.get()).toEqual([]);
    older.update(() => ['older']);
    older.update((words) => [...words, 'still here']);
    expect(older.get()).toEqual(['older', 'still here']);
    expect(stored()).toEqual({ version: 2, value: ['newer'] });
  });

  it('is removed when it is emptied, whichever version stored it', () => {
    aPage(2).update(() => ['newer']);
    aPage(1).update(() => EMPTY);
    expect(stored()).toBeNull();
  });
});
