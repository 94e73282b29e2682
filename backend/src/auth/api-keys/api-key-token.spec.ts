import { describe, expect, it } from '@jest/globals';
import { apiKeyIn, apiKeyPattern, isApiKey, newApiKey } from './api-key-token.js';

describe('a key', () => {
  it('has the documented pattern, its own checksum, and no equal', () => {
    const made = Array.from({ length: 1_000 }, newApiKey);
    expect(made.filter((key) => !new RegExp(`^${apiKeyPattern}$`).test(key) || !isApiKey(key))).toEqual([]);
    expect(new Set(made).size).toBe(1_000);
  });

  it('is told from one with a wrong letter, and from half a key, without a question to the database', () => {
    const key = newApiKey();
    for (let place = 0; place < key.length; place += 1) {
      const other = key[place] === 'a' ? 'b' : 'a';
      expect([place, isApiKey(key.slice(0, place) + other + key.slice(place + 1))]).toEqual([place, false]);
    }
    for (const wrong of [key.slice(0, -1), `${key}0`, key.toLowerCase(), ` ${key}`, `${key}\n`, 'afs_live_', ''])
      expect([wrong, isApiKey(wrong)]).toEqual([wrong, false]);
  });

  it('is written always alike: the checksum is the CRC-32 of what stands before it', () => {
    expect(isApiKey('afs_live_0000000000000000000000000000003xMP9j')).toBe(false);
  });

  it('is read from a Bearer token only', () => {
    const key = newApiKey();
    expect(apiKeyIn(`Bearer ${key}`)).toBe(key);
    expect(apiKeyIn(`bearer  ${key}`)).toBe(key);
    expect(apiKeyIn('Bearer afs_test_1')).toBe('afs_test_1');
    for (const other of [undefined, key, `Basic ${key}`, 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x', `Bearer x ${key}`])
      expect([other, apiKeyIn(other)]).toEqual([other, null]);
  });
});
