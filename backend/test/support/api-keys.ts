import type { Scope } from '../../src/auth/index.js';
import type { TestApi } from './api.js';

export interface TestKey {
  id: number;
  version: number;
  /** For `call(…, { token })`. */
  secret: string;
}

/** Makes a key of a program with these scopes. */
export async function newKey(api: TestApi, scopes: Scope[], form: object = {}): Promise<TestKey> {
  const token = await api.loginAdmin();
  const remote = scopes.includes('releases:publish') ? { remote: 'cart' } : {};
  const body = { name: 'انبار', scopes, ...remote, ...form };
  const made = await api.call('POST /api/admin/api-keys', { token, body });
  if (made.status !== 201) throw new Error(`a key was refused: ${JSON.stringify(made.body)}`);
  const { apiKey, secret } = made.body as { apiKey: TestKey; secret: string };
  return { ...apiKey, secret };
}
