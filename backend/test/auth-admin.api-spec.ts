import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { AdminAccount, AdminSession, Secret } from '../src/auth/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { adminPassword, adminUsername, startApi, startApiForSpec } from './support/index.js';

const api = await startApiForSpec();

const hour = 60 * 60 * 1000;
const verify = (token: string) => api.call('GET /api/admin/verify', { token });
const logIn = (username: string, password: string) =>
  api.call('POST /api/admin/login', { body: { username, password } });

/** Sets back the times of the newest session by this long. */
const backdate = (created: number, used: number) =>
  api.database.write(async (tx) => {
    const [session] = await tx.find(AdminSession, { order: { createdAt: 'DESC' }, take: 1 });
    const now = Date.now();
    await tx.update(
      AdminSession,
      { id: session?.id },
      { createdAt: new Date(now - created), lastSeenAt: new Date(now - used) },
    );
  });

describe('admin login', () => {
  it('answers a token and the admin, without anything secret', async () => {
    const { status, body } = await logIn(adminUsername, adminPassword);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      admin: {
        id: 1,
        username: adminUsername,
        displayName: 'مدیر سایت',
        email: null,
        role: 'owner',
        access: expect.objectContaining({ orders: 'write', admins: 'write', audit: 'write' }),
      },
    });
    expect(await verify(body.token)).toMatchObject({ status: 200, body: body.admin });
  });

  it('takes the username in any case', async () => {
    expect((await logIn(adminUsername.toUpperCase(), adminPassword)).status).toBe(200);
  });

  it('answers a wrong password and an unknown user with the same bytes', async () => {
    const headers = { 'X-Request-Id': 'same-request' };
    const [wrong, unknown] = await Promise.all(
      [adminUsername, 'nobody'].map((username) =>
        api.call('POST /api/admin/login', { body: { username, password: 'not this one' }, headers }),
      ),
    );
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'auth.admin_credentials_wrong', message: 'نام کاربری یا رمز عبور اشتباه است', success: false },
    });
    expect(unknown?.body).toEqual(wrong?.body);
  });

  it('asks for both fields in the words of the specification', async () => {
    const { status, body } = await logIn('', '');
    expect(status).toBe(400);
    expect(body.message).toBe('لطفاً نام کاربری و رمز عبور را وارد کنید');
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['username', 'password']);
  });
});

describe('an admin session', () => {
  it('does not exist without a token, with a false one, or with one signed elsewhere', async () => {
    const [header, payload] = (await api.loginAdmin()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['', 'nonsense', `${header}.${payload}.AAAA`, unsigned]) {
      expect(await verify(token)).toMatchObject({
        status: 401,
        body: { code: 'auth.admin_session_ended', success: false },
      });
    }
  });

  it('is stored as a hash: a copy of the database makes no token that opens anything', async () => {
    const token = await api.loginAdmin();
    const { sub, sid } = JSON.parse(String(Buffer.from(token.split('.')[1] ?? '', 'base64url')));
    const { value: secret } = await api.database.read.findOneByOrFail(Secret, { name: 'admin-token' });
    const forged = (id: string) => new JwtService().sign({ sub, sid: id }, { secret, audience: 'afshoreh.admin' });
    const stored = await api.database.read.find(AdminSession);
    expect(stored.map(({ id }) => id)).not.toContain(sid);
    // With the key a token can be made, but only for a session whose secret is known.
    expect((await verify(forged(sid))).status).toBe(200);
    for (const { id } of stored) expect((await verify(forged(id))).status).toBe(401);
  });

  it('ends at logout, and no other one with it', async () => {
    const token = await api.loginAdmin();
    const other = await api.loginAdmin();
    expect((await api.call('POST /api/admin/logout', { token })).status).toBe(204);
    expect([(await verify(token)).status, (await verify(other)).status]).toEqual([401, 200]);
    expect((await api.call('POST /api/admin/logout', { token })).status).toBe(401);
  });

  it('lasts as long as it is used within two hours', async () => {
    const token = await api.loginAdmin();
    await backdate(3 * hour, 1.9 * hour);
    expect((await verify(token)).status).toBe(200);
    const [newest] = await api.database.read.find(AdminSession, { order: { lastSeenAt: 'DESC' }, take: 1 });
    expect(Date.now() - (newest as AdminSession).lastSeenAt.getTime()).toBeLessThan(hour);
  });

  it('ends after two idle hours', async () => {
    const token = await api.loginAdmin();
    await backdate(2.1 * hour, 2.1 * hour);
    expect((await verify(token)).status).toBe(401);
  });

  it('ends after twelve hours however busy', async () => {
    const token = await api.loginAdmin();
    await backdate(12.1 * hour, 0);
    expect((await verify(token)).status).toBe(401);
  });

  it('is listed with the others of the account', async () => {
    const token = await api.loginAdmin();
    const { body } = await api.call('GET /api/admin/sessions', { token });
    expect(body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(Object.keys(body[0]).sort()).toEqual([
      'address',
      'createdAt',
      'current',
      'endsAt',
      'id',
      'lastSeenAt',
      'userAgent',
    ]);
  });

  it('is not extended by requests that a page sends by itself', async () => {
    const token = await api.loginAdmin();
    await backdate(3 * hour, 1.9 * hour);
    const asked = await api.call('GET /api/admin/verify', { token, headers: { 'X-Background': '1' } });
    expect(asked.status).toBe(200);
    const { body } = await api.call('GET /api/admin/sessions', { token, headers: { 'X-Background': '1' } });
    const [own] = body.filter(({ current }: { current: boolean }) => current);
    expect(Date.now() - Date.parse(own.lastSeenAt)).toBeGreaterThan(1.8 * hour);
  });

  it('ends when another of the account ends it, and nobody ends a session that is not theirs', async () => {
    const token = await api.loginAdmin();
    const other = await api.loginAdmin();
    const sessions = (await api.call('GET /api/admin/sessions', { token: other })).body;
    const { id } = sessions.find(({ current }: { current: boolean }) => current);
    expect((await api.call(`DELETE /api/admin/sessions/${id}`, { token })).status).toBe(204);
    expect([(await verify(other)).status, (await verify(token)).status]).toEqual([401, 200]);
    const again = await api.call(`DELETE /api/admin/sessions/${id}`, { token });
    expect([again.status, again.body.code]).toEqual([404, 'auth.session_not_found']);
  });

  it('is not listed any more once it has ended', async () => {
    const token = await api.loginAdmin();
    const count = async () => (await api.call('GET /api/admin/sessions', { token })).body.length;
    const before = await count();
    await api.loginAdmin();
    expect(await count()).toBe(before + 1);
    await backdate(0, 2.1 * hour);
    expect(await count()).toBe(before);
  });

  it.each([
    ['name', { displayName: null }],
    ['name', { displayName: ' ' }],
    ['e-mail', { email: 'sales@' }],
  ])('refuses a profile without a real %s, and changes nothing', async (_what, body) => {
    const token = await api.loginAdmin();
    const before = (await verify(token)).body;
    const answer = await api.call('PUT /api/admin/profile', { token, body });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, Object.keys(body)[0]]);
    expect((await verify(token)).body).toEqual(before);
  });

  it('changes the own profile', async () => {
    const token = await api.loginAdmin();
    const body = { displayName: 'کارشناس فروش', email: 'Sales@Example.com' };
    const { status } = await api.call('PUT /api/admin/profile', { token, body });
    expect(status).toBe(200);
    expect((await verify(token)).body).toMatchObject({
      id: 1,
      username: adminUsername,
      displayName: 'کارشناس فروش',
      email: 'sales@example.com',
    });
  });
});

describe('a new admin password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    api.call('PUT /api/admin/password', { token, body: { currentPassword, newPassword } });

  it('is refused with the messages of the specification, in its order', async () => {
    const token = await api.loginAdmin();
    expect((await change(token, '', '')).body.message).toBe('لطفاً رمز عبور فعلی را وارد کنید');
    expect((await change(token, 'x', '')).body.message).toBe('لطفاً رمز عبور جدید را وارد کنید');
    expect((await change(token, 'x', '1234567')).body.message).toBe('رمز عبور جدید باید حداقل ۸ کاراکتر باشد');
    expect((await change(token, 'wrong', 'چهار کلمهٔ بی‌ربط')).body.code).toBe('auth.current_password_wrong');
    expect((await change(token, adminPassword, 'Password123!')).body.code).toBe('auth.password_too_common');
  });

  it('ends every other session and no longer takes the old one', async () => {
    const mine = await api.loginAdmin();
    const other = await api.loginAdmin();
    expect((await change(mine, adminPassword, 'چهار کلمهٔ بی‌ربط و دراز')).status).toBe(204);
    expect([(await verify(mine)).status, (await verify(other)).status]).toEqual([200, 401]);
    expect((await logIn(adminUsername, adminPassword)).status).toBe(401);
    expect((await logIn(adminUsername, 'چهار کلمهٔ بی‌ربط و دراز')).status).toBe(200);
    expect((await change(mine, 'چهار کلمهٔ بی‌ربط و دراز', adminPassword)).status).toBe(204);
  });
});

describe('the audit', () => {
  const entries = (action: string) => api.database.read.find(AuditEntry, { where: { action }, order: { id: 'DESC' } });

  it('says what of a profile was changed, and by whom', async () => {
    const token = await api.loginAdmin();
    const change = (body: object) => api.call('PUT /api/admin/profile', { token, body });
    await change({ displayName: 'کارشناس یک', email: 'one@example.com' });
    await change({ displayName: 'کارشناس دو', email: 'one@example.com' });
    const stored = () => api.database.read.findOneByOrFail(AdminAccount, { username: adminUsername });
    const { id, version } = await stored();
    expect((await entries('changeAdminProfile'))[0]).toMatchObject({
      adminId: id,
      by: 'کارشناس یک',
      subject: 'admin',
      subjectId: String(id),
      before: { displayName: 'کارشناس یک' },
      after: { displayName: 'کارشناس دو' },
    });
    const { length } = await entries('changeAdminProfile');
    expect((await change({ displayName: 'کارشناس دو' })).body).toMatchObject({ email: 'one@example.com' });
    expect(await entries('changeAdminProfile')).toHaveLength(length);
    expect((await stored()).version).toBe(version);
  });

  it('says when a password was changed, and nothing of the password', async () => {
    const token = await api.loginAdmin();
    const change = (currentPassword: string, newPassword: string) =>
      api.call('PUT /api/admin/password', { token, body: { currentPassword, newPassword } });
    await change(adminPassword, 'گذرواژهٔ میانی');
    await change('گذرواژهٔ میانی', adminPassword);
    const [second, first] = await entries('changeAdminPassword');
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect([first?.after, second?.after]).toEqual([{ passwordChangedAt: time }, { passwordChangedAt: time }]);
    expect(second?.before).toEqual(first?.after);
    expect((await entries('changeAdminPassword')).length).toBeGreaterThanOrEqual(2);
    const { length } = await entries('changeAdminPassword');
    await change('اشتباه است', 'گذرواژهٔ میانی');
    expect(await entries('changeAdminPassword')).toHaveLength(length);
    expect(JSON.stringify(await api.database.read.find(AuditEntry))).not.toMatch(/argon2|گذرواژه/);
  });
});

describe('the first admin', () => {
  it('is made once, with a hash and not the password', async () => {
    const admins = await api.database.read.find(AdminAccount);
    expect(admins).toHaveLength(1);
    expect(admins[0]?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('guessing a password', () => {
  it('is stopped after ten failures for this account only, also when they come at once', async () => {
    const limited = await startApi({ rateLimits: true });
    try {
      const guess = (username: string, password: string) =>
        limited.call('POST /api/admin/login', { body: { username, password } });
      const guesses = await Promise.all(
        Array.from({ length: 15 }, (_, index) => guess(adminUsername, `guess ${index}`)),
      );
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
      const refused = await guess(adminUsername, adminPassword);
      expect(refused).toMatchObject({ status: 429, body: { code: 'auth.too_many_logins', success: false } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await guess('somebody else', 'guess')).status).toBe(401);
    } finally {
      await limited.close();
    }
  });
});
