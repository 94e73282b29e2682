import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminPassword, adminUsername, startApi, type TestApi } from './support/index.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('an admin', () => {
  it('logs in and is known by the token', async () => {
    const login = await api.call('POST /api/admin/login', { body: { username: adminUsername, password: adminPassword } });
    expect(login.status).toBe(200);
    expect(login.body).toEqual({
      token: expect.any(String),
      admin: { username: adminUsername, displayName: 'مدیر سایت', email: null },
    });
    const verified = await api.call('GET /api/admin/verify', { token: login.body.token });
    expect(verified).toMatchObject({ status: 200, body: login.body.admin });
  });
});
