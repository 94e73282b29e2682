import { afterAll } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { createApi, type Api } from '../../src/api.js';
import { AdminAccount, type Role } from '../../src/auth/index.js';
import { Env } from '../../src/config/index.js';
import type { Database } from '../../src/database/index.js';
import { DocumentsSeed } from '../../src/database/seed/index.js';
import { databaseKind, freshDatabase, type DatabaseKind, type FreshDatabase } from './database.js';
import { makeMigrated } from './migrated.js';

export const adminUsername = 'tester';
export const adminPassword = 'a password of tests';

export interface StartOptions {
  database?: DatabaseKind;
  /** The demonstration catalogue and content; off unless asked for. */
  seed?: boolean;
  rateLimits?: boolean;
  /** Also as a function of the variables of the new database. */
  variables?: NodeJS.ProcessEnv | ((fresh: FreshDatabase['variables']) => NodeJS.ProcessEnv);
}

/** What a request may carry; `body` is sent as JSON. */
export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** A response whose body was read. `body` is parsed as JSON if possible, otherwise it is text. */
export interface Answer {
  status: number;
  headers: Headers;
  // Tests assert the shape of the body.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface TestApi {
  url: string;
  api: Api;
  database: Database;
  /** `call('GET /api/products')` */
  call(route: string, options?: CallOptions): Promise<Answer>;
  /** Logs in, as the first admin or one of another role, and returns the token for `call(…, { token })`. */
  loginAdmin(role?: Role): Promise<string>;
  close(): Promise<void>;
}

/** Starts the real application over HTTP on a free port with a database of its own. `close()` removes both. */
export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  const fresh = await freshDatabase(options.database ?? databaseKind);
  const env = new Env({
    NODE_ENV: 'test',
    ADMIN_USERNAME: adminUsername,
    ADMIN_PASSWORD: adminPassword,
    SEED: options.seed ? 'demo' : 'none',
    RATE_LIMITS: options.rateLimits ? 'on' : 'off',
    ...fresh.variables,
    ...(typeof options.variables === 'function' ? options.variables(fresh.variables) : options.variables),
  });
  const api = await start(env, fresh).catch(async (error: unknown) => {
    await fresh.drop();
    throw error;
  });
  // The start does not wait for them, but tests must find the same site at every run.
  await api.app.get(DocumentsSeed, { strict: false }).finished;
  const url = await api.listen(0);
  const call = caller(url);
  return {
    url,
    api,
    database: api.database,
    call,
    loginAdmin: async (role = 'owner') => loginAdmin(call, await usernameOf(api.database, role)),
    close: async () => {
      try {
        await api.close();
      } finally {
        // Also when a test broke the API, so that it cannot close.
        await fresh.drop();
      }
    },
  };
}

async function start(env: Env, { variables }: FreshDatabase): Promise<Api> {
  // A spec may name a database that was there before.
  if (isDeepStrictEqual(env.database, new Env(variables).database)) await makeMigrated(env.database);
  return createApi(env);
}

function caller(url: string): TestApi['call'] {
  return async (route, { body, token, headers } = {}) => {
    const [method, path] = route.split(' ', 2) as [string, string];
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = isEventStream(response) ? await firstPartOf(response) : await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  };
}

const isEventStream = ({ headers }: Response): boolean => headers.get('content-type') === 'text/event-stream';

/** The first part of a stream of events, which is then closed. */
async function firstPartOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(part?.value as Uint8Array | undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The first admin is an owner. Admins of other roles are added when a test first asks for them, with the same password. */
async function usernameOf(database: Database, role: Role): Promise<string> {
  if (role === 'owner') return adminUsername;
  const username = `${adminUsername}-${role}`;
  if (await database.read.existsBy(AdminAccount, { username })) return username;
  const { id: _id, ...first } = await database.read.findOneByOrFail(AdminAccount, { username: adminUsername });
  await database.write((tx) => tx.insert(AdminAccount, { ...first, username, displayName: username, role }));
  return username;
}

async function loginAdmin(call: TestApi['call'], username: string): Promise<string> {
  const answer = await call('POST /api/admin/login', { body: { username, password: adminPassword } });
  if (answer.status !== 200) throw new Error(`admin login answered ${answer.status}`);
  return (answer.body as { token: string }).token;
}

/** Like {@link startApi}, for all tests of a spec file: the API is closed after the last one. */
export async function startApiForSpec(options: StartOptions = {}): Promise<TestApi> {
  const api = await startApi(options);
  afterAll(() => api.close());
  return api;
}
