import { beforeEach, describe, expect, it } from '@jest/globals';
import { loginNewAdmin } from './support/admins.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const sara = await api.loginAdmin();
const { token: leila } = await loginNewAdmin(api, { username: 'leila', displayName: 'لیلا' });
beforeEach(() => api.database.write((tx) => tx.query('DELETE FROM admin_list_views')));

const aView = (name: string, list = 'orders'): object => ({ list, name, search: 'status=new&q=%D8%B1%D8%B6%D8%A7' });
const save = (views: object[], version?: number, token = sara): Promise<Answer> =>
  api.call('PUT /api/admin/views', { token, body: { views, version } });
const saved = async (token = sara): Promise<Answer['body']> => (await api.call('GET /api/admin/views', { token })).body;

describe('saved views of lists', () => {
  it('are those of the account, in the order in which they were saved, wherever it logs in', async () => {
    expect(await saved()).toEqual({ views: [], version: 0 });
    const views = [aView('تازه‌ها'), aView('پیام‌های خوانده‌نشده', 'contacts')];
    expect((await save(views)).body).toEqual({ views, version: 1 });
    expect(await saved(await api.loginAdmin())).toEqual({ views, version: 1 });
    expect(await saved(leila)).toEqual({ views: [], version: 0 });
    expect((await save([...views].reverse(), 1)).body).toEqual({ views: [...views].reverse(), version: 2 });
    expect((await save([])).body).toEqual({ views: [], version: 3 });
  });

  it('of two simultaneous saves based on the same version, the first is kept', async () => {
    await save([aView('یک')]);
    const both = await Promise.all([save([aView('دو')], 1), save([aView('سه')], 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body.code).toBe('auth.list_views_changed_meanwhile');
    expect(await saved()).toMatchObject({ version: 2 });
  });

  it('are twelve of a list at most, with a name, and of an address', async () => {
    const twelve = Array.from({ length: 12 }, (_one, nth) => aView(`نما ${nth}`));
    expect((await save([...twelve, aView('پیام‌ها', 'contacts')])).status).toBe(200);
    expect(fieldsOf(await save([...twelve, aView('سیزدهم')]))).toEqual(['views']);
    expect(fieldsOf(await save([{ ...aView('  ') }]))).toEqual(['views.0.name']);
    for (const search of ['?q=1', 'q=علی', 'q=1#x', 'q= 1', 'a'.repeat(501)]) {
      expect([search, fieldsOf(await save([{ ...aView('نما'), search }]))]).toEqual([search, ['views.0.search']]);
    }
    expect(await saved()).toMatchObject({ version: 1 });
  });

  it('leave no search text in the audit, because it may be somebody’s name', async () => {
    await save([aView('سفارش‌های رضا')]);
    const quoted = api.database.dialect === 'sqlite' ? '"after"' : '`after`';
    const rows: { after: string }[] = await api.database.read.query(
      `SELECT ${quoted} FROM audit_entry WHERE action = 'saveListViews' ORDER BY id DESC LIMIT 1`,
    );
    expect(JSON.parse(rows[0]?.after ?? '')).toEqual({ count: 1, version: 1 });
  });
});
