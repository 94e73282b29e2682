import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Call, OpenApiDocument } from '../src/operations/openapi/index.js';
import { databaseKind, startApi } from './support/index.js';
import { callsOf, codesOf, schemasOf } from './support/document.js';
import { loginNewCustomer } from './support/customers.js';
import { furnish } from './support/fuzz/furnish.js';
import {
  endConnections,
  requestsFor,
  sendRaw,
  type Caller,
  type FuzzAnswer,
  type FuzzRequest,
} from './support/fuzz/requests.js';
import { schemaCheckOf } from './support/schemas.js';
import { aDialogOrder, aQuoteForm } from './support/shop.js';

/**
 * Requests for each operation (`FUZZ_CASES`; fewer on MySQL, because most are refused before a database is asked), and where their
 * making starts (`FUZZ_SEED`): the same seed, the same requests.
 */
const usualCases = databaseKind === 'mysql' ? 10 : 30;
const cases = Number(process.env.FUZZ_CASES ?? usualCases);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Tries only the operations whose id this matches (`FUZZ_ONLY`). */
const only = new RegExp(process.env.FUZZ_ONLY ?? '');
const atOnce = 15;

const api = await startApi({ seed: true });
const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
const check = schemaCheckOf(document);
const schemas = schemasOf(document);
const known = await furnish(api, callsOf(document), schemas);
const source = { schemas, known: { ...known, token: [await linkOfQuote()] } };
process.stdout.write(`fuzz: ${cases} requests for each operation, FUZZ_SEED=${seed}\n`);
afterAll(async () => {
  endConnections();
  await api.close();
});

/** Makes three drafts and a sent quote, and returns the token of its link. The examples of the document cannot name its lines. */
async function linkOfQuote(): Promise<string> {
  const token = await api.loginAdmin();
  for (let quote = 1; ; quote += 1) {
    const placed = await api.call('POST /api/orders', { body: aDialogOrder(1) });
    const { id, items } = (await api.call(`GET /api/orders/${placed.body.id}`, { token })).body;
    const draft = await api.call(`POST /api/orders/${id}/quotes`, { token, body: aQuoteForm(items) });
    if (quote < 4) continue;
    const sent = await api.call(`POST /api/quotes/${draft.body.id}/send`, { token, body: {} });
    return (sent.body.path as string).replace('/quote/', '');
  }
}

/** What each caller sends to say who they are; logged in again when an operation ended the session. */
const who: Record<Caller, Record<string, string>> = { nobody: {}, customer: {}, admin: {} };

async function logIn(): Promise<void> {
  const { status } = await api.call('GET /api/admin/verify', { headers: who.admin });
  if (status !== 200) who.admin = { Authorization: `Bearer ${await api.loginAdmin()}` };
  const { body } = await api.call('GET /api/auth/user', { headers: who.customer });
  if (!(body as { user: unknown }).user) who.customer = { Cookie: await loginNewCustomer(api) };
}

const attempt = (request: FuzzRequest): Promise<FuzzAnswer> => sendRaw(api.url, request, who[request.caller]);

// ── what is expected of an answer ──────────────────────────────────────────────────────────────────────────────────

/** How this response breaks the contract; empty when it does not. */
function breaches(
  { operation, method }: Call,
  { outside, path }: FuzzRequest,
  { status, type, body }: FuzzAnswer,
): string[] {
  if (status >= 500) return [`answered ${status}: ${body.toString().slice(0, 300)}`];
  if (outside && status < 400) return [`took a body that the document does not allow, and answered ${status}`];
  const documented = operation.responses[status] ?? (status >= 400 ? operation.responses['default'] : undefined);
  if (!documented) return [`answered ${status}, which is not documented: ${body.toString().slice(0, 300)}`];
  const { content } = documented;
  if (!content) return body.length > 0 ? [`answered ${status} with a body`] : [];
  const [mediaType = ''] = type.split(';', 1);
  const expected = content[mediaType];
  if (!expected) return [`answered ${status} as ${type || 'nothing'}`];
  if (!/json$/.test(mediaType)) return [];
  const value = JSON.parse(body.toString()) as { code?: string; message?: string };
  // Rows have only the fields that were asked for.
  const isPart = /[?&]fields=[^&]/.test(path) && status < 400;
  const misfits = check
    .errorsOf(expected.schema ?? {}, value)
    .filter((each) => !(isPart && /"keyword":"(required|anyOf)"/.test(each)));
  if (status < 400) return misfits.map((each) => `${method} answered ${status}: ${each}`);
  const codes = codesOf(documented) ?? [];
  return [
    ...misfits,
    ...(codes.includes(value.code ?? '')
      ? []
      : [`answered ${status} ${value.code}, documented are ${codes.join(', ')}`]),
    ...(isPersian(value.message ?? '') ? [] : [`says «${value.message}»`]),
  ];
}

/** A sentence in Persian; a name like pH and a quotation of what was sent may be in it, an English phrase may not. */
const isPersian = (text: string): boolean =>
  /[\u0600-\u06ff]/.test(text) && !/[A-Za-z]+ [A-Za-z]+/.test(text.replace(/«.*»/gs, ''));

/** How much there is of everything: rows of each table, and the number of changes to public data. */
async function fingerprint(): Promise<string> {
  const { dataSource } = api.database.read;
  // The first download of a certificate makes its PDF and keeps it. A worker adds the deliveries to webhooks, when it gets to it.
  const madeLater = ['analysis_pdf', 'webhook_delivery'];
  const tables = dataSource.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((table) => !madeLater.includes(table));
  const counts = tables.map((table) => {
    // Messages with a code expire after two minutes, whatever is asked meanwhile.
    const lasting = table === 'outbox_message' ? ' WHERE expiresAt IS NULL' : '';
    return `(SELECT COUNT(*) FROM ${dataSource.driver.escape(table)}${lasting}) AS ${table}_rows`;
  });
  const [row] = await dataSource.query(`SELECT (SELECT value FROM revision) AS revision, ${counts.join(', ')}`);
  return JSON.stringify(row);
}

interface Finding {
  request: string;
  why: string[];
}

const finding = (request: FuzzRequest, why: string[]): Finding => ({ request: inWords(request), why });

function inWords({ caller, method, path, headers, body }: FuzzRequest): string {
  return `${caller}: ${method} ${path} ${JSON.stringify(headers)} ${body === null ? '' : JSON.stringify(body.toString('latin1')).slice(0, 1_500)}`;
}

/** How often each status was answered to an operation. */
const reached = new Map<string, Map<number, number>>();

function count({ operation: { operationId } }: Call, { status }: FuzzAnswer): void {
  const statuses = reached.get(operationId) ?? new Map<number, number>();
  reached.set(operationId, statuses.set(status, (statuses.get(status) ?? 0) + 1));
}

/** Sends them at once; returns what was wrong, and whichever of them were refused. */
async function sendAll(call: Call, batch: FuzzRequest[]): Promise<{ findings: Finding[]; refused: FuzzRequest[] }> {
  const answers = await Promise.all(batch.map(async (request) => ({ request, answer: await attempt(request) })));
  for (const { answer } of answers) count(call, answer);
  return {
    findings: answers
      .map(({ request, answer }) => finding(request, breaches(call, request, answer)))
      .filter(({ why }) => why.length > 0),
    refused: answers.filter(({ answer }) => answer.status >= 400).map(({ request }) => request),
  };
}

/** They are not deleted, because the audit refers to their authors. */
const recordedReads = ['exportCustomers', 'exportPeople', 'exportCompanies'];

/** As {@link sendAll}; besides, what was refused (and every other GET) must have left everything as it was. */
async function tryAll(call: Call, batch: FuzzRequest[]): Promise<Finding[]> {
  const before = await fingerprint();
  const { findings, refused } = await sendAll(call, batch);
  const after = await fingerprint();
  if (before === after) return findings;
  if (call.method === 'get' && !recordedReads.includes(call.operation.operationId))
    return [...findings, { request: call.operation.operationId, why: [`a GET wrote: ${before} → ${after}`] }];
  // Somebody was right: those who were not are sent again by themselves.
  const again = await sendAll(call, refused);
  const atLast = await fingerprint();
  const silent = again.refused.length === refused.length && after !== atLast;
  return silent
    ? [...findings, ...refused.map((each) => finding(each, [`refused, and wrote: ${after} → ${atLast}`]))]
    : findings;
}

/** The smallest request that goes wrong, as fast-check finds it from the same seed. */
async function smallest(call: Call): Promise<string> {
  const keeps = fc.asyncProperty(requestsFor(call, source), async (request) => {
    const why = breaches(call, request, await attempt(request));
    if (why.length > 0) throw new Error(`${inWords(request)}\n${why.join('\n')}`);
  });
  const found = await fc.check(keeps, { seed, numRuns: cases, interruptAfterTimeLimit: 20_000 });
  return found.errorInstance instanceof Error ? found.errorInstance.message : 'not found again by itself';
}

// ── the operations ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What deletes comes last, so that the others find something: first parts of a record, then the record. */
const turnOf = ({ method, path }: Call): number => (method === 'delete' ? 1 / path.split('/').length : 0);
const calls = callsOf(document)
  .sort((a, b) => turnOf(a) - turnOf(b))
  .filter(({ operation }) => only.test(operation.operationId))
  .map((call) => [call.operation.operationId, call] as const);

beforeAll(logIn);
beforeEach(logIn);

describe('whatever is sent, every answer is a documented one, and a refusal leaves nothing behind', () => {
  it.each(calls)(
    '%s',
    async (id, call) => {
      const requests = fc.sample(requestsFor(call, source), { numRuns: cases, seed });
      const findings: Finding[] = [];
      for (let sent = 0; sent < requests.length; sent += atOnce) {
        findings.push(...(await tryAll(call, requests.slice(sent, sent + atOnce))));
      }
      const hint =
        findings.length === 0 ? '' : `FUZZ_SEED=${seed} FUZZ_ONLY=^${id}$; smallest: ${await smallest(call)}`;
      expect({ findings: findings.slice(0, 3), of: findings.length, hint }).toEqual({ findings: [], of: 0, hint: '' });
    },
    120_000,
  );
});

/** Operations that no single request can make succeed. */
const outOfReach: Record<string, string> = {
  changeAdminPassword: 'needs the password of the tests, which would not be it any more',
  changeMyPassword: 'likewise',
  deleteMyAccount: 'likewise',
  changeMyProfile: 'needs the password of the customer who is logged in',
  setCategoryOrder: 'needs every category with its version',
  importProducts: 'needs a file with the columns of a product',
  resetPassword: 'needs the link of a mail',
  loginByPhone: 'needs the code of a text message',
  changeMyPhone: 'likewise',
  changeRelease: 'needs a version that was published',
  getReleaseRecord: 'likewise',
  createReleasePreview: 'likewise',
  publishRelease: 'needs a build that its team has signed',
  sendSampleFeedback: 'needs code and phone of a sample that was sent',
  takeSampleOrder: 'needs a sample that was sent',
  readAdminLink: 'needs the link of an owner',
  acceptAdminLink: 'likewise',
  deleteMySession: 'needs the id of another session',
  deleteAdminSession: 'likewise',
  deleteStaffSession: 'likewise',
  getSellerFile: 'needs a file that was sent with an application',
  addSellerFileToMedia: 'likewise',
  createQuote: 'needs a price for each line of the order, by its id',
  checkQuote: 'likewise',
  updateQuote: 'likewise',
};

const succeeded = (id: string): boolean => [...(reached.get(id)?.keys() ?? [])].some((status) => status < 300);

// Says how good the requests are. They are the same for every database, and most are sent to SQLite.
if (databaseKind === 'sqlite') {
  it('also reaches successful responses of nearly every operation', async () => {
    const rejected = () => calls.filter(([id]) => !succeeded(id) && !(id in outOfReach));
    const allowed = Math.max(2, calls.length / 10);
    // Chance leaves some out, so they get other requests until nearly all have succeeded.
    for (let round = 1; round <= 5 && rejected().length > allowed; round += 1) {
      for (const [, call] of rejected()) {
        const others = fc.sample(requestsFor(call, source), { numRuns: cases, seed: seed + round });
        for (let sent = 0; sent < others.length; sent += atOnce) {
          await sendAll(call, others.slice(sent, sent + atOnce));
        }
      }
    }
    const never = rejected().map(([id]) => id);
    expect(never.length > allowed ? never : []).toEqual([]);
  }, 120_000);
}
