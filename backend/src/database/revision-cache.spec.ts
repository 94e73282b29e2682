import { beforeEach, describe, expect, it } from '@jest/globals';
import { RevisionCache } from './revision-cache.js';

describe('what is kept for a revision', () => {
  let database: { revision: number };
  let stored: string;
  let reads: number;
  let kept: RevisionCache<string>;

  beforeEach(() => {
    database = { revision: 7 };
    stored = 'old';
    reads = 0;
    kept = new RevisionCache(database, () => {
      reads += 1;
      return stored === '' ? Promise.reject(new Error('away')) : Promise.resolve(stored);
    });
  });

  it('is read once, also for two who ask at the same time', async () => {
    expect(await Promise.all([kept.get(), kept.get()])).toEqual(['old', 'old']);
    expect(await kept.get()).toBe('old');
    expect(reads).toBe(1);
  });

  it.each([8, 6])('is read again when the revision becomes %d', async (revision) => {
    await kept.get();
    stored = 'new';
    expect(await kept.get()).toBe('old');
    database.revision = revision;
    expect(await kept.get()).toBe('new');
  });

  it('is read again after a read that failed', async () => {
    stored = '';
    await expect(kept.get()).rejects.toThrow('away');
    stored = 'new';
    expect(await kept.get()).toBe('new');
  });
});
