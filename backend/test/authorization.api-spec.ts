import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKey, roles, scopes, type Role } from '../src/auth/index.js';
import type { Call, OpenApiDocument } from '../src/operations/openapi/index.js';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer, type CallOptions } from './support/index.js';
import { callsOf } from './support/document.js';
import { loginNewCustomer } from './support/customers.js';
import { recordTests, type CallerGroup } from './support/records.js';

/**
 * Who may call what. The document and the running API must both say the same; an operation that is in none of these
 * lists fails. These are the calls that are about no kind of record; the others are in `test/records`.
 */
const aboutNoRecord: Record<CallerGroup, string[]> = {
  everybody: [
    'forgotPassword',
    'getCurrentUser',
    'getLiveness',
    'getReadiness',
    'getRevision',
    'loginByPhone',
    'loginCustomer',
    'logoutCustomer',
    'registerCustomer',
    'sendPhoneCode',
    'sendVitals',
    'resetPassword',
  ],
  'everybody, and owner and editor more': [],
  customers: [
    'cancelMyOrder',
    'changeMyCompany',
    'changeMyPassword',
    'changeMyPhone',
    'changeMyProfile',
    'deleteMyAccount',
    'deleteMyOtherSessions',
    'deleteMySession',
    'exportMyData',
    'getMyCompany',
    'getMyProfile',
    'getMySpecification',
    'saveMySpecification',
    'listMyOrderReminders',
    'listMyOrders',
    'listMyQuotes',
    'listMySamples',
    'listMySessions',
    'deleteMyOrderReminder',
    'setMyOrderReminder',
  ],
  'every admin': ['getDashboard'],
  'owner, sales manager and sales': ['exportReport'],
  'owner and editor': [],
  'owner and sales manager': [],
  owner: ['exportAuditEntries', 'getAuditFilters', 'getVitals', 'listAuditEntries'],
};
type Group = CallerGroup;
const groups = Object.keys(aboutNoRecord) as Group[];
const whoMayCall = Object.fromEntries(
  groups.map((group) => [
    group,
    [...aboutNoRecord[group], ...recordTests.flatMap((tests) => tests.whoMayCall[group] ?? [])],
  ]),
) as Record<Group, string[]>;

/** The roles that each group of calls is for. */
const rolesOf = {
  'every admin': roles,
  'owner, sales manager and sales': ['owner', 'sales_manager', 'sales'],
  'owner and sales manager': ['owner', 'sales_manager'],
  'owner and editor': ['owner', 'editor'],
  owner: ['owner'],
} as const satisfies Partial<Record<Group, readonly Role[]>>;
type AdminGroup = keyof typeof rolesOf;
const adminGroups = Object.keys(rolesOf) as AdminGroup[];

const api = await startApiForSpec();
const calls = callsOf((await api.call('GET /api/docs-json')).body as OpenApiDocument);

const groupOf = ({ operation: { operationId } }: Call): Group | undefined =>
  groups.find((group) => whoMayCall[group].includes(operationId));
const callsFor = (group: Group) =>
  calls.filter((call) => groupOf(call) === group).map((call) => [call.operation.operationId, call] as const);

/** Sends ids that do not exist and a body that fits no schema. A caller without access must not learn which is wrong. */
function attempt({ method, path, operation }: Call, options: CallOptions = {}): Promise<Answer> {
  const address = path.replace(/\{(\w+)\}/g, (_whole, name) => {
    const { schema = {} } = operation.parameters?.find((each) => each.in === 'path' && each.name === name) ?? {};
    const id = String(schema.maximum ?? 2_000_000_000);
    const isId = new RegExp(schema.pattern ?? '').test(id);
    return isId ? String(schema.enum?.[0] ?? id) : 'unknown';
  });
  const body = method === 'get' || method === 'delete' ? {} : { body: { nonsense: true } };
  return api.call(`${method.toUpperCase()} ${address}`, { ...body, ...options });
}

/**
 * What whoever may call gets for such an attempt: the call looked at what was sent, or for the thing that is not there,
 * or did its work. Status and code.
 */
function answerInside({ operation: { requestBody, parameters = [] } }: Call): RegExp {
  if (requestBody?.content['multipart/form-data']) return /^415 common\.unsupported_body$/;
  const asksForQuery = parameters.some((each) => each.in === 'query' && each.required);
  if (requestBody || asksForQuery) return /^400 common\.validation$/;
  const thing = parameters.some((each) => each.in === 'path' && !each.schema?.enum);
  return thing ? /^404 (?!common\.)\w+\.\w*not_found$/ : /^20[04] $/;
}

/** Status and code of an answer. */
function outcomeOf({ status, body }: Answer): string {
  const { code = '' } = (typeof body === 'object' && body !== null ? body : {}) as { code?: string };
  return `${status} ${code}`;
}

/** The callers with the credentials that they send. */
const callers = {
  nobody: {},
  customer: {},
  'a customer whose session ended': {},
  ...(Object.fromEntries(roles.map((role) => [role, {}])) as Record<Role, CallOptions>),
  'an admin whose session ended': {},
  'a customer’s session as a token': {},
  'an admin’s token as a cookie': {},
  'a token of nonsense': { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  'a cookie of nonsense': { headers: { cookie: 'afshoreh.session=%00%ff; afshoreh.session=' } },
  'somebody who says Basic': { headers: { authorization: 'Basic YWRtaW46YWRtaW4=' } },
} satisfies Record<string, CallOptions> as Record<string, CallOptions>;

/** Programs by their keys: one of each scope, which works, and those that are refused, each with the code. */
const keys: Record<string, CallOptions> = Object.fromEntries(scopes.map((scope) => [scope, {}]));
const refusedKeys: Record<string, CallOptions & { code: string }> = {
  'a key of nonsense': { token: 'afs_live_nonsense', code: 'auth.api_key_wrong' },
};

beforeAll(async () => {
  for (const scope of scopes) keys[scope] = { token: (await newKey(api, [scope])).secret };
  const all = { name: 'همه', scopes: [...scopes] };
  const inTime = new Date(Date.now() + 60_000);
  const expired = await newKey(api, all.scopes, { expiresAt: inTime });
  await api.database.write((tx) => tx.update(ApiKey, { id: expired.id }, { expiresAt: new Date() }));
  const revoked = await newKey(api, all.scopes);
  await api.call(`DELETE /api/admin/api-keys/${revoked.id}`, { token: await api.loginAdmin() });
  const foreign = await newKey(api, all.scopes, { addresses: ['203.0.113.0/24'] });
  // One character of the random part differs, so that the checksum is wrong, too.
  const mistyped = foreign.secret.replace(/.(?=.{10}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
  Object.assign(refusedKeys, {
    'an expired key': { token: expired.secret, code: 'auth.api_key_expired' },
    'a revoked key': { token: revoked.secret, code: 'auth.api_key_revoked' },
    'a key from a foreign address': { token: foreign.secret, code: 'auth.api_key_foreign_address' },
    'a mistyped key': { token: mistyped, code: 'auth.api_key_wrong' },
  });
});

beforeAll(async () => {
  const cookie = await loginNewCustomer(api);
  const endedCookie = await loginNewCustomer(api);
  const token = await api.loginAdmin();
  const endedToken = await api.loginAdmin();
  for (const role of roles) callers[role] = { token: await api.loginAdmin(role) };
  await api.call('POST /api/auth/logout', { headers: { cookie: endedCookie } });
  await api.call('POST /api/admin/logout', { token: endedToken });
  const [name, value] = cookie.split('=', 2);
  callers.customer = { headers: { cookie } };
  callers['a customer whose session ended'] = { headers: { cookie: endedCookie } };
  callers['an admin whose session ended'] = { token: endedToken };
  callers['a customer’s session as a token'] = { token: value ?? '' };
  callers['an admin’s token as a cookie'] = { headers: { cookie: `${name}=${token}` } };
});

/** Answers of everybody but those named: their body with the `WWW-Authenticate` beside it. */
async function refusals(
  call: Call,
  mayCall: readonly string[],
): Promise<[caller: string, status: number, body: string][]> {
  const others = Object.entries(callers).filter(([caller]) => !mayCall.includes(caller));
  return Promise.all(
    others.map(async ([caller, options]) => {
      const { status, body, headers } = await attempt(call, options);
      const challenge = headers.get('www-authenticate');
      return [caller, status, JSON.stringify({ ...body, requestId: '', challenge })];
    }),
  );
}

describe('the table of who may call what', () => {
  it('knows every operation of the document, and nothing else', () => {
    const listed = Object.values(whoMayCall).flat().sort();
    expect(calls.map(({ operation }) => operation.operationId).sort()).toEqual(listed);
  });

  it('agrees with the security requirements of the document', () => {
    const documented = ({ operation: { security = [] } }: Call): string => {
      const schemes = security.map((each) => Object.keys(each).join()).filter((scheme) => scheme !== 'apiKey');
      if (schemes.includes('') && schemes.includes('admin')) return 'everybody, and owner and editor more';
      if (schemes.length === 0 || schemes.includes('')) return 'everybody';
      return schemes.join() === 'admin' ? 'admins' : schemes.join() === 'customer' ? 'customers' : 'somebody';
    };
    const isSo = (call: Call): boolean =>
      documented(call) === (adminGroups.includes(groupOf(call) as AdminGroup) ? 'admins' : groupOf(call));
    expect(calls.filter((call) => !isSo(call)).map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('covers every route of the server: all of them are in the document', () => {
    const { router } = api.api.app.getHttpAdapter().getInstance();
    const routes = (router.stack as { route?: { path: string; methods: Record<string, boolean> } }[])
      .flatMap(({ route }) => (route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : []))
      .filter((route) => !/^get \/(api\/docs|api\/reference|favicon)/.test(route));
    const documented = calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(routes.sort()).toEqual(documented.sort());
  });
});

describe.each(adminGroups)('for %s only', (group) => {
  const mayCall: readonly Role[] = rolesOf[group];

  it.each(callsFor(group))('%s refuses strangers alike, before it looks at what they sent', async (_id, call) => {
    const refused = await refusals(call, roles);
    expect(refused.filter(([, status]) => status !== 401)).toEqual([]);
    expect(new Set(refused.map(([, , body]) => body)).size).toBe(1);
    expect(JSON.parse(refused[0]?.[2] ?? '')).toMatchObject({
      code: 'auth.admin_session_ended',
      challenge: 'Bearer realm="admin"',
    });
  });

  it.each(callsFor(group))('%s lets those in, and tells other roles that they may not', async (id, call) => {
    for (const role of roles) {
      // The session of `callers` is for the other operations.
      const token = id === 'logoutAdmin' ? await api.loginAdmin(role) : (callers[role]?.token ?? '');
      const expected = mayCall.includes(role) ? answerInside(call) : /^403 auth\.role_insufficient$/;
      expect([role, outcomeOf(await attempt(call, { token }))]).toEqual([role, expect.stringMatching(expected)]);
    }
  });
});

describe('for programs', () => {
  const scopesOf = (id: string) =>
    scopes.filter((scope) => recordTests.some((tests) => tests.scopes?.[scope]?.includes(id)));
  const adminCalls = calls
    .filter(({ operation: { security = [] } }) => security.some((each) => 'admin' in each))
    .map((call) => [call.operation.operationId, call] as const);

  it('the document names the narrowest scope of each call that keys may make', () => {
    const documented = adminCalls.map(([id, { operation }]) => [
      id,
      operation.security?.flatMap(({ apiKey = [] }) => apiKey) ?? [],
    ]);
    expect(documented).toEqual(adminCalls.map(([id]) => [id, scopesOf(id).slice(0, 1)]));
  });

  it.each(adminCalls)('%s lets keys in that have the scope, and tells others which one it needs', async (id, call) => {
    const mayCall = scopesOf(id);
    for (const scope of scopes) {
      const answer = await attempt(call, keys[scope]);
      const refusal = mayCall.length > 0 ? /^403 auth\.scope_missing$/ : /^403 auth\.person_needed$/;
      const expected = mayCall.includes(scope) ? answerInside(call) : refusal;
      expect([scope, outcomeOf(answer)]).toEqual([scope, expect.stringMatching(expected)]);
      if (mayCall.length === 0 || mayCall.includes(scope)) continue;
      expect(answer.body.detail).toContain(`(scope=${mayCall[0]})`);
      expect(answer.headers.get('www-authenticate')).toContain(`scope="${mayCall[0]}"`);
    }
  });

  it.each(adminCalls)('%s refuses keys that are wrong, expired, revoked or used elsewhere', async (_id, call) => {
    for (const [name, { code, ...options }] of Object.entries(refusedKeys)) {
      const { status, body, headers } = await attempt(call, options);
      expect([name, status, body.code]).toEqual([name, 401, code]);
      expect(headers.get('www-authenticate')).toBe('Bearer realm="admin", error="invalid_token"');
    }
  });

  it('no key is accepted in an address, in a body or as a cookie', async () => {
    const { token = '' } = keys['orders:read'] ?? {};
    const inQuery = await api.call(`GET /api/orders?access_token=${token}`);
    const inCookie = await api.call('GET /api/orders', { headers: { cookie: `afshoreh.session=${token}` } });
    const asBasic = await api.call('GET /api/orders', { headers: { authorization: `Basic ${token}` } });
    for (const { status, body } of [inQuery, inCookie, asBasic])
      expect([status, body.code]).toEqual([401, 'auth.admin_session_ended']);
  });

  it('a key and a customer’s cookie in one request do not mix', async () => {
    const both = { ...keys['orders:read'], ...callers.customer };
    expect((await api.call('GET /api/orders', both)).status).toBe(200);
    expect((await api.call('GET /api/contacts', both)).body.code).toBe('auth.scope_missing');
    expect((await api.call('GET /api/account/profile', { token: keys['orders:read']?.token ?? '' })).status).toBe(401);
  });
});

describe('for customers only', () => {
  it.each(callsFor('customers'))(
    '%s refuses all others alike, before it looks at what they sent',
    async (_id, call) => {
      const refused = await refusals(call, ['customer']);
      const byKeys = await Promise.all(Object.values(keys).map((options) => attempt(call, options)));
      expect(byKeys.filter(({ body }) => body.code !== 'auth.login_required')).toEqual([]);
      expect(refused.filter(([, status]) => status !== 401)).toEqual([]);
      expect(new Set(refused.map(([, , body]) => body)).size).toBe(1);
      expect(JSON.parse(refused[0]?.[2] ?? '')).toMatchObject({
        code: 'auth.login_required',
        challenge: 'Cookie realm="customer"',
      });
    },
  );

  it.each(callsFor('customers'))('%s lets a customer in', async (_id, call) => {
    expect(outcomeOf(await attempt(call, callers.customer))).toMatch(answerInside(call));
  });
});

describe('for everybody', () => {
  // The customer's own session would end with it.
  it.each(callsFor('everybody').filter(([id]) => id !== 'logoutCustomer'))(
    '%s asks nobody who they are',
    async (_id, call) => {
      for (const [caller, options] of Object.entries({ ...callers, ...keys, ...refusedKeys })) {
        expect([caller, outcomeOf(await attempt(call, options))]).toEqual([
          caller,
          expect.stringMatching(answerInside(call)),
        ]);
      }
    },
  );

  it.each(callsFor('everybody, and owner and editor more'))(
    '%s asks who it is only of those who send a token',
    async (_id, call) => {
      const statuses = await Promise.all(
        Object.entries(callers).map(async ([caller, options]) => [caller, (await attempt(call, options)).status]),
      );
      expect(Object.fromEntries(statuses)).toEqual({
        nobody: 200,
        customer: 200,
        'a customer whose session ended': 200,
        owner: 200,
        editor: 200,
        sales: 403,
        sales_manager: 403,
        'an admin’s token as a cookie': 200,
        'a cookie of nonsense': 200,
        'an admin whose session ended': 401,
        'a customer’s session as a token': 401,
        'a token of nonsense': 401,
        'somebody who says Basic': 401,
      });
    },
  );

  it('logging out without a session is no error', async () => {
    expect((await api.call('POST /api/auth/logout')).status).toBe(204);
  });
});
