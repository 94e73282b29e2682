import { AdminAccount } from '../../src/auth/index.js';
import { adminPassword, type TestApi } from './api.js';

interface Opened {
  token: string;
  admin: { id: number };
}

/** Adds an owner with the password of the first one, and logs in. */
export async function loginNewAdmin(
  api: TestApi,
  account: { username: string; displayName: string },
): Promise<{ id: number; token: string }> {
  const { id: _id, ...first } = await api.database.read.findOneByOrFail(AdminAccount, {});
  await api.database.write((tx) => tx.insert(AdminAccount, { ...first, ...account }));
  const login = { username: account.username, password: adminPassword };
  const opened = (await api.call('POST /api/admin/login', { body: login })).body as Opened;
  return { id: opened.admin.id, token: opened.token };
}
