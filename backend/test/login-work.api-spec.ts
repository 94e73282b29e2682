import { describe, expect, it, jest } from '@jest/globals';

/** The real library with counted calls: the cost of a login is the number of hashes. */
const argon2 = await import('@node-rs/argon2');
const counted = { hash: jest.fn(argon2.hash), verify: jest.fn(argon2.verify) };
jest.unstable_mockModule('@node-rs/argon2', () => counted);
const { startApiForSpec, adminUsername, adminPassword } = await import('./support/index.js');

const password = 'رازمن۱۲';
const api = await startApiForSpec();
const customer = { fullName: 'سارا احمدی', email: 'sara@example.com', phoneNumber: '09123456789', password };
await api.call('POST /api/auth/register', { body: customer });

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

it('is done for two at once, and refused to everybody who would have to wait long', async () => {
  let [running, most, refused] = [0, 0, 0];
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  counted.verify.mockImplementation(async (...args) => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    return argon2.verify(...args).finally(() => (running -= 1));
  });
  const tried = Array.from({ length: 80 }, async (_, nth) => {
    const body = { username: `nobody-${nth}@example.com`, password: 'not this one' };
    const answer = await api.call('POST /api/auth/login', { body });
    // All others wait in the meantime.
    if (answer.status === 503) refused += 1;
    if (refused === 16) release();
    return answer;
  });
  const answers = await Promise.all(tried);
  counted.verify.mockImplementation(argon2.verify);
  const refusal = answers.find(({ status }) => status === 503);
  expect([answers.filter(({ status }) => status === 401).length, refused, most]).toEqual([64, 16, 2]);
  expect([refusal?.body.code, refusal?.headers.get('retry-after')]).toEqual(['common.unavailable', '2']);
  expect((await logIn('/api/auth/login', 'sara@example.com', password)).status).toBe(200);
});
