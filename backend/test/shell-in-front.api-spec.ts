import { describe, expect, it } from '@jest/globals';
import { startApi, startApiForSpec, type TestApi } from './support/index.js';

const secret = 'what only start, shell and API know';
const account = { fullName: 'سارا احمدی', phoneNumber: '09121234567', password: 'رمز عبور آزمون' };

const api = await startApiForSpec({ rateLimits: true, variables: { RENDERER_SECRET: secret } });

/** The operation with the lowest limit, 20 an hour. What it is sent is refused with 400, and counted nevertheless. */
const asked = async (times: number, headers: Record<string, string>): Promise<number[]> => {
  const call = () => api.call('POST /api/sellers/applications', { body: {}, headers });
  const answers = await Promise.all(Array.from({ length: times }, call));
  return answers.map(({ status }) => status);
};

describe('the API behind the shell', () => {
  it('counts the client address that the shell sends, and ignores addresses sent by clients', async () => {
    // The shell names one; were more in the list, the left ones would be a client's own words.
    for (let at = 0; at < 20; at += 1) await asked(1, { 'X-Forwarded-For': `203.0.113.${at}, 198.51.100.7` });
    expect(await asked(1, { 'X-Forwarded-For': '198.51.100.7' })).toEqual([429]);
    expect(await asked(1, { 'X-Forwarded-For': '203.0.113.1' })).toEqual([400]);
  });

  it('lets the render worker ask for all visitors', async () => {
    expect(new Set(await asked(30, { 'X-Afshoreh-Renderer': secret }))).toEqual(new Set([400]));
  });

  it.each([
    ['', '192.0.2.1'],
    ['a guess', '192.0.2.2'],
    [secret.slice(0, -1), '192.0.2.3'],
    [secret.toUpperCase(), '192.0.2.4'],
  ])('counts whoever proves nothing («%s»)', async (proof, client) => {
    const statuses = await asked(22, { 'X-Afshoreh-Renderer': proof, 'X-Forwarded-For': client });
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('the cookie of a session', () => {
  const cookieAt = async (at: TestApi, email: string, headers: Record<string, string> = {}) => {
    expect((await at.call('POST /api/auth/register', { body: { ...account, email } })).status).toBe(201);
    const body = { username: email, password: account.password };
    return (await at.call('POST /api/auth/login', { body, headers })).headers.get('set-cookie');
  };

  it('is Secure when the shell says that this client uses https', async () => {
    expect(await cookieAt(api, 'a@example.com', { 'X-Forwarded-Proto': 'https' })).toMatch(/; Secure/);
    expect(await cookieAt(api, 'b@example.com', { 'X-Forwarded-Proto': 'http' })).not.toMatch(/; Secure/);
  });

  it('is always Secure when PUBLIC_URL is an https address', async () => {
    const other = await startApi({ variables: { PUBLIC_URL: 'https://afshoreh.example' } });
    try {
      expect(await cookieAt(other, 'c@example.com')).toMatch(/; Secure/);
    } finally {
      await other.close();
    }
  });
});
