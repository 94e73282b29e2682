import { beforeEach, describe, expect, it } from '@jest/globals';

import { persistentStore } from './persistent-store';

const KEY = 'afshoreh.words';
const EMPTY: readonly string[] = [];

/** A page with code of this version: words, which version 1 kept as one text and version 2 keeps as a list. */
function aPage(version: 1 | 2) {
  // Every page has a window of its own, and in it the value.
  Reflect.deleteProperty(window, Symbol.for(KEY));
  const parse = (stored: unknown, of: number) => (of === 1 ? [String(stored)] : (stored as string[]));
  return persistentStore<readonly string[]>({ key: KEY, version, empty: EMPTY, parse });
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

describe('what the browser keeps', () => {
  it('is read without a version as version 1 was stored, and written with its own version', () => {
    localStorage.setItem(KEY, '"first"');
    const page = aPage(2);
    expect(page.get()).toEqual(['first']);
    page.update((words) => [...words, 'second']);
    expect(stored()).toEqual({ version: 2, value: ['first', 'second'] });
    expect(aPage(2).get()).toEqual(['first', 'second']);
  });

  it('stands bare in version 1, as it did before there were versions', () => {
    aPage(1).update(() => ['only']);
    expect(stored()).toEqual(['only']);
  });

  it('is left as it is by older code, which keeps its own value in memory', () => {
    aPage(2).update(() => ['newer']);
    const older = aPage(1);
    expect(older.get()).toEqual([]);
    older.update(() => ['older']);
    older.update((words) => [...words, 'still here']);
    expect(older.get()).toEqual(['older', 'still here']);
    expect(stored()).toEqual({ version: 2, value: ['newer'] });
  });

  it('is gone when it is emptied, whichever code has stored it', () => {
    aPage(2).update(() => ['newer']);
    aPage(1).update(() => EMPTY);
    expect(stored()).toBeNull();
  });
});
