import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminAccount, AdminLink } from '../src/auth/index.js';
import { adminPassword, adminUsername, startApi, untilWaiting, type Answer } from './support/index.js';
import { aDialogOrder, addProduct } from './support/shop.js';

const api = await startApi();
let owner: string;
beforeAll(async () => {
  owner = await api.loginAdmin();
});
afterAll(() => api.close());

const password = 'چهار کلمهٔ بی‌ربط';
let numbers = 1;

const asOwner = (route: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call(route, { token: owner, headers, ...(body === undefined ? {} : { body }) });
const invite = (role: string, username = `person-${numbers++}`): Promise<Answer> =>
  asOwner('POST /api/admin/staff', { username, role });
const tokenOf = ({ body }: Answer): string => (body.path as string).split('#')[1] ?? '';
const accept = (token: string, changes: object = {}): Promise<Answer> =>
  api.call('POST /api/admin/link/accept', {
    body: { token, displayName: 'لیلا رستمی', newPassword: password, ...changes },
  });
const logIn = (username: string, typed = password): Promise<Answer> =>
  api.call('POST /api/admin/login', { body: { username, password: typed } });
const verify = async (token: string): Promise<number> => (await api.call('GET /api/admin/verify', { token })).status;

/** An admin who accepted an invitation and is logged in. */
async function aColleague(role: string): Promise<{ id: number; username: string; version: number; token: string }> {
  const invited = await invite(role);
  await accept(tokenOf(invited));
  const { id, username } = invited.body.admin as { id: number; username: string };
  const { body } = await logIn(username);
  return { id, username, version: 2, token: body.token as string };
}

describe('an invitation', () => {
  it('lets its holder choose name and password, once', async () => {
    const invited = await invite('editor');
    const { username } = invited.body.admin;
    expect(invited).toMatchObject({ status: 201, body: { admin: { role: 'editor', state: 'invited' } } });
    expect((await logIn(username)).status).toBe(401);
    const token = tokenOf(invited);
    expect((await api.call('POST /api/admin/link', { body: { token } })).body).toEqual({
      username,
      displayName: username,
      role: 'editor',
      isInvitation: true,
    });
    expect((await accept(token)).status).toBe(204);
    expect((await logIn(username)).body.admin).toMatchObject({ displayName: 'لیلا رستمی', role: 'editor' });
    expect(await accept(token)).toMatchObject({ status: 400, body: { code: 'staff.link_invalid' } });
  });

  it('can be used by only one of two simultaneous requests', async () => {
    const token = tokenOf(await invite('editor'));
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  it('ends after 72 hours, and the database holds nothing that opens it', async () => {
    const invited = await invite('sales');
    const token = tokenOf(invited);
    const hours = (Date.parse(invited.body.expiresAt as string) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    const adminId = invited.body.admin.id as number;
    expect(JSON.stringify(await api.database.read.find(AdminLink))).not.toContain(token);
    await api.database.write((tx) => tx.update(AdminLink, { adminId }, { expiresAt: new Date(Date.now() - 1000) }));
    expect(await accept(token)).toMatchObject({ status: 400, body: { code: 'staff.link_invalid' } });
  });

  it('asks for a name, and a password of eight characters that nobody tries first', async () => {
    const token = tokenOf(await invite('editor'));
    const refused = async (changes: object) => (await accept(token, changes)).body.errors?.[0]?.field as string;
    expect(await refused({ displayName: ' ' })).toBe('displayName');
    expect(await refused({ newPassword: 'short' })).toBe('newPassword');
    expect(await refused({ newPassword: 'password123' })).toBe('newPassword');
    expect((await accept(token)).status).toBe(204);
  });

  it('of the same request sent again adds no second account, and its newer link works', async () => {
    const body = { username: `person-${numbers++}`, role: 'sales' };
    const key = { 'Idempotency-Key': `invitation-${numbers++}` };
    const first = await asOwner('POST /api/admin/staff', body, key);
    const again = await asOwner('POST /api/admin/staff', body, key);
    expect(again.body.admin.id).toBe(first.body.admin.id);
    expect((await accept(tokenOf(first))).status).toBe(400);
    expect((await accept(tokenOf(again))).status).toBe(204);
  });

  it('is refused for a name that is taken, in any case', async () => {
    expect(await invite('sales', adminUsername.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'staff.username_taken', errors: [{ field: 'username' }] },
    });
  });
});

describe('a new password by a link', () => {
  it('ends the sessions of before, and keeps the name', async () => {
    const { id, username, token } = await aColleague('sales');
    const link = tokenOf(await asOwner(`POST /api/admin/staff/${id}/link`));
    expect((await api.call('POST /api/admin/link', { body: { token: link } })).body.isInvitation).toBe(false);
    expect((await accept(link, { displayName: 'نام دیگر', newPassword: 'پنج کلمهٔ دیگر هم' })).status).toBe(204);
    expect(await verify(token)).toBe(401);
    expect((await logIn(username)).status).toBe(401);
    expect((await logIn(username, 'پنج کلمهٔ دیگر هم')).body.admin.displayName).toBe('لیلا رستمی');
  });
});

describe('a change of role', () => {
  it('counts from the next call of a running session', async () => {
    const { id, version, token } = await aColleague('sales');
    expect((await api.call('GET /api/orders', { token })).status).toBe(200);
    await asOwner(`PUT /api/admin/staff/${id}`, { role: 'editor', version });
    expect(await api.call('GET /api/orders', { token })).toMatchObject({
      status: 403,
      body: { code: 'auth.role_insufficient' },
    });
    expect((await api.call('GET /api/media', { token })).status).toBe(200);
  });

  it('made of an older version is refused, with what differs', async () => {
    const { id, version } = await aColleague('sales');
    await asOwner(`PUT /api/admin/staff/${id}`, { role: 'editor', version });
    const late = await asOwner(`PUT /api/admin/staff/${id}`, { role: 'owner', version });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'staff.admin_changed_meanwhile', conflicts: [{ field: 'role', mine: 'owner', theirs: 'editor' }] },
    });
  });
});

describe('somebody who is disabled', () => {
  it('is logged out at once, cannot log in, and can when enabled again', async () => {
    const { id, username, token, version } = await aColleague('editor');
    const { body } = await asOwner(`PUT /api/admin/staff/${id}/state`, { state: 'disabled', version });
    expect(body.state).toBe('disabled');
    expect(await verify(token)).toBe(401);
    expect((await logIn(username)).body.code).toBe('auth.admin_credentials_wrong');
    expect((await asOwner(`POST /api/admin/staff/${id}/link`)).body.code).toBe('staff.admin_disabled');
    await asOwner(`PUT /api/admin/staff/${id}/state`, { state: 'active', version: body.version });
    expect((await logIn(username)).status).toBe(200);
  });

  it('leaves the orders that are not finished to everybody, and is no colleague to give work to', async () => {
    const { id, token, version } = await aColleague('sales');
    const order = aDialogOrder(await addProduct(api, owner));
    const { id: orderId } = (await api.call('POST /api/orders', { body: order })).body;
    await asOwner(`PUT /api/orders/${orderId}/assignee`, { assigneeId: id });
    await api.call(`PUT /api/orders/${orderId}/lease`, { token });
    await asOwner(`PUT /api/admin/staff/${id}/state`, { state: 'disabled', version });
    expect((await asOwner(`GET /api/orders/${orderId}`)).body).toMatchObject({ assignee: null, lease: null });
    const colleagues = (await asOwner('GET /api/admin/colleagues')).body as { id: number }[];
    expect(colleagues.map((each) => each.id)).not.toContain(id);
    expect((await asOwner(`PUT /api/orders/${orderId}/assignee`, { assigneeId: id })).status).toBe(400);
  });
});

describe('the last owner who can log in', () => {
  const firstId = async (): Promise<number> =>
    (await api.database.read.findOneByOrFail(AdminAccount, { username: adminUsername })).id;

  it('can neither be disabled nor get another role; an invited or disabled owner does not count', async () => {
    await invite('owner');
    const gone = await aColleague('owner');
    await asOwner(`PUT /api/admin/staff/${gone.id}/state`, { state: 'disabled' });
    const id = await firstId();
    const answers = [
      await asOwner(`PUT /api/admin/staff/${id}/state`, { state: 'disabled' }),
      await asOwner(`PUT /api/admin/staff/${id}`, { role: 'sales' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'staff.last_owner'],
      [409, 'staff.last_owner'],
    ]);
    expect(await verify(owner)).toBe(200);
  });

  it('remains when two owners end each other at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const other = await aColleague('owner');
      const id = await firstId();
      const answers = await Promise.all([
        api.call(`PUT /api/admin/staff/${id}/state`, { token: other.token, body: { state: 'disabled' } }),
        asOwner(`PUT /api/admin/staff/${other.id}`, { role: 'editor' }),
      ]);
      const owners = await api.database.read.findBy(AdminAccount, { role: 'owner' });
      const active = owners.filter(({ state }) => state === 'active');
      expect([answers.filter(({ status }) => status === 200).length, active.length]).toEqual([1, 1]);
      // The first owner goes on for the next round.
      await api.database.write(async (tx) => {
        await tx.update(AdminAccount, { id: other.id }, { role: 'editor' });
        await tx.update(AdminAccount, { id }, { disabledAt: null, role: 'owner' });
      });
      owner = (await logIn(adminUsername, adminPassword)).body.token as string;
    }
  });
});

describe('sessions', () => {
  it('are seen and ended one by one, and all others at once', async () => {
    const { username, token } = await aColleague('sales');
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const login = { body: { username, password }, headers: { 'User-Agent': userAgent } };
    const second = (await api.call('POST /api/admin/login', login)).body.token as string;
    const third = (await logIn(username)).body.token as string;
    const listed = (await api.call('GET /api/admin/sessions', { token })).body as Record<string, unknown>[];
    expect(listed).toHaveLength(3);
    const one = listed.find((each) => each['userAgent'] === userAgent);
    expect(one).toMatchObject({ current: false, address: expect.stringMatching(/127\.0\.0\.1|::1/) });
    expect((await api.call(`DELETE /api/admin/sessions/${one?.['id'] as string}`, { token })).status).toBe(204);
    expect([await verify(second), await verify(third)]).toEqual([401, 200]);
    expect((await api.call('DELETE /api/admin/sessions', { token })).status).toBe(204);
    expect([await verify(token), await verify(third)]).toEqual([200, 401]);
  });

  it('of everybody are seen and ended by owners', async () => {
    const { id, token } = await aColleague('editor');
    const listed = (await asOwner('GET /api/admin/staff-sessions')).body as { id: string; adminId: number }[];
    const theirs = listed.find(({ adminId }) => adminId === id);
    expect(theirs).toMatchObject({ name: 'لیلا رستمی', current: false });
    expect((await asOwner(`DELETE /api/admin/staff-sessions/${theirs?.id ?? ''}`)).status).toBe(204);
    expect(await verify(token)).toBe(401);
  });
});

describe('an order that is given to somebody who is being disabled', () => {
  it('is not theirs afterwards', async () => {
    const colleague = await aColleague('sales');
    const product = await addProduct(api, owner);
    const { id } = (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body as { id: number };
    let given: Promise<Answer> | undefined;
    await api.database.write(async (tx) => {
      await tx.update(AdminAccount, { id: colleague.id }, { disabledAt: new Date() });
      given = asOwner(`PUT /api/orders/${id}/assignee`, { assigneeId: colleague.id });
      await untilWaiting(api, given);
    });
    expect(await given).toMatchObject({ status: 400, body: { errors: [{ field: 'assigneeId' }] } });
    expect((await asOwner(`GET /api/orders/${id}`)).body.assignee).toBeNull();
  });
});
