import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const argon2 = {
  hash: jest.fn((password: string) => Promise.resolve(`hash of ${password}`)),
  verify: jest.fn((stored: string, password: string) => Promise.resolve(stored === `hash of ${password}`)),
};
jest.unstable_mockModule('@node-rs/argon2', () => argon2);
const { Passwords } = await import('./passwords.js');

describe('checking a password', () => {
  const passwords = new Passwords();
  beforeEach(() => void jest.clearAllMocks());

  it.each([
    ['a right password', 'hash of secret', true],
    ['a wrong password', 'hash of other', false],
    ['an account that does not exist', null, false],
  ])('costs one verification and nothing more for %s', async (_what, stored, matches) => {
    expect(await passwords.matches('secret', stored)).toBe(matches);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(argon2.hash).not.toHaveBeenCalled();
  });

  it('never matches an account that does not exist, not even with the password of the dummy', async () => {
    expect(await passwords.matches('no account has this password', null)).toBe(false);
  });

  it('takes a letter typed in two ways for the same', async () => {
    const composed = '\u0622';
    const decomposed = '\u0627\u0653';
    expect(await passwords.matches(decomposed, await passwords.hash(composed))).toBe(true);
  });
});
