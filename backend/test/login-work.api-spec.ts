import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestApi } from './support/index.js';

/** The real library, counted: what a login costs is how often it works. */
const argon2 = await import('@node-rs/argon2');
const counted = { hash: jest.fn(argon2.hash), verify: jest.fn(argon2.verify) };
jest.unstable_mockModule('@node-rs/argon2', () => counted);
const { startApi, adminUsername, adminPassword } = await import('./support/index.js');

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const customer = { fullName: 'سارا احمدی', email: 'sara@example.com', phoneNumber: '09123456789', password };
  await api.call('POST /api/auth/register', { body: customer });
});
afterAll(() => api.close());

const password = 'رازمن۱۲';

/** The whole answer as it went over the wire, and the password work it cost. */
async function logIn(path: string, username: string, word: string) {
  counted.hash.mockClear();
  counted.verify.mockClear();
  const answer = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'same-request' },
    body: JSON.stringify({ username, password: word }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('hex');
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  const work = { hashed: counted.hash.mock.calls.length, verified: counted.verify.mock.calls.length };
  return { status: answer.status, headers, bytes, work };
}

/** Algorithm and cost of a stored hash. */
const costOf = (stored: string) => /^\$argon2id\$v=19\$[^$]+/.exec(stored)?.[0];

describe.each([
  ['customer', '/api/auth/login', 'sara@example.com', 'nobody@example.com', password],
  ['admin', '/api/admin/login', adminUsername, 'nobody', adminPassword],
])('the login of a %s', (_who, path, known, unknown, right) => {
  it('answers a known and an unknown user with the same bytes, for the same work', async () => {
    const ofKnown = await logIn(path, known, 'not this one');
    const knownHash = String(counted.verify.mock.calls[0]?.[0]);
    const ofUnknown = await logIn(path, unknown, 'not this one');
    const unknownHash = String(counted.verify.mock.calls[0]?.[0]);
    expect(ofKnown).toMatchObject({ status: 401, work: { hashed: 0, verified: 1 } });
    expect(ofUnknown).toEqual(ofKnown);
    expect(costOf(unknownHash)).toBeDefined();
    expect(costOf(unknownHash)).toBe(costOf(knownHash));
  });

  it('costs one hash also when it succeeds', async () => {
    expect(await logIn(path, known, right)).toMatchObject({ status: 200, work: { hashed: 0, verified: 1 } });
  });
});
