import { describe, expect, it } from '@jest/globals';
import { MoreThan } from 'typeorm';
import { readRevision } from '../src/database/revision.js';
import { ChangeEvent, type ChangeType } from '../src/operations/events/index.js';
import type { Call, OpenApiDocument, Schema } from '../src/operations/openapi/index.js';
import { recordKindOf } from '../src/records.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { bodyExamplesOf, callsOf, nameOfReference, schemasOf } from './support/document.js';
import { sendForm } from './support/media.js';
import { recordTests, type Attempt, type Made } from './support/records.js';
import { aProduct } from './support/shop.js';

const api = await startApiForSpec();
const openapi = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
const calls = callsOf(openapi);
const schemas = schemasOf(openapi);
const token = await api.loginAdmin();
// This account gets the owner's password, so it is made before a test changes that.
await api.loginAdmin('sales_manager');

/** The document's own example of a body. */
const exampleOf = (operationId: string): Record<string, unknown> => {
  const body = callOf(operationId).operation.requestBody?.content['application/json'];
  const [example] = body ? bodyExamplesOf(body, schemas) : [];
  return { ...(example as Record<string, unknown>) };
};
const list = async (route: string): Promise<Made[]> => (await api.call(route, { token })).body as Made[];
const newest = async (route: string): Promise<Made> => (await list(route))[0] as Made;
const made = async (operationId: string, body: unknown): Promise<Made> =>
  (await request(operationId, { body })).body as Made;
let numbers = 1;
const number = (): number => numbers++;

/** Every write that only admins may make, and how it succeeds, from `test/records`. */
const writes: Record<string, () => Attempt | Promise<Attempt>> = Object.assign(
  {},
  ...recordTests.map((tests) => tests.writes({ api, token, exampleOf, request, made, list, newest, number })),
);
/** Writes of admins that change no record. */
const unrecorded = recordTests.flatMap((tests) => Object.keys(tests.unrecorded ?? {}));

// ── the rule ───────────────────────────────────────────────────────────────────────────────────────────────────────

const isAdminsWrite = ({ method, operation: { security = [] } }: Call): boolean =>
  method !== 'get' && security.some((each) => 'admin' in each);
const callOf = (operationId: string): Call =>
  calls.find(({ operation }) => operation.operationId === operationId) as Call;

async function request(operationId: string, { path = {}, body, headers = {}, file, parts }: Attempt): Promise<Answer> {
  const { method, path: template } = callOf(operationId);
  const address = template.replace(/\{(\w+)\}/g, (_whole, name: string) => String(path[name]));
  if (!file && !parts) return api.call(`${method.toUpperCase()} ${address}`, { token, body, headers });
  const form = new FormData();
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'سیب.png');
  for (const [name, bytes] of Object.entries(parts ?? {})) form.set(name, new Blob([new Uint8Array(bytes)]), 'file');
  return sendForm(api, token, form, { method: method.toUpperCase(), path: address });
}

interface Entry {
  id: number;
  action: string;
  by: string;
  subject: string;
  subjectId: string;
  before: object | null;
  after: object | null;
  summary: string;
  changes: { field: string; label: string; before: string | null; after: string | null }[];
}
const latest = async (filters = ''): Promise<Entry | undefined> =>
  ((await api.call(`GET /api/audit?limit=1${filters}`, { token })).body as Entry[])[0];
const typeOf = ({ before, after }: Entry): ChangeType =>
  before === null ? 'created' : after === null ? 'deleted' : 'changed';
/** The path names a session, the order of the new quote, or the lot of the new certificate. */
const namedOtherwise = ['createAnalysis', 'createQuote', 'deleteStaffSession'];
/** A word of a program: a code, `true`, `undefined`, `[object Object]`. */
const isOfProgram = (words: string | null): boolean => /^[a-z]+_?[a-z]*$|undefined|\[object/.test(words ?? '');

describe('the audit', () => {
  it('is tested for every write that only admins may make', () => {
    const known = [...Object.keys(writes), ...unrecorded].sort();
    expect(
      calls
        .filter(isAdminsWrite)
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(known);
  });

  it.each(Object.keys(writes))(
    'records %s, under its own name, and as an event if programs follow such records',
    async (operationId) => {
      const attempt = await (writes[operationId] as () => Promise<Attempt>)();
      const before = await latest();
      const lastEvent = (await api.database.read.maximum(ChangeEvent, 'id')) ?? 0;
      const { status } = await request(operationId, attempt);
      expect([operationId, status < 300]).toEqual([operationId, true]);
      const after = await latest();
      expect(after).toMatchObject({ action: operationId, by: expect.any(String) });
      expect(after?.id).not.toBe(before?.id);
      const { subject, subjectId, summary, changes } = after as Entry;
      if (attempt.path?.id !== undefined && !namedOtherwise.includes(operationId))
        expect(subjectId).toBe(String(attempt.path.id));
      const events = await api.database.read.findBy(ChangeEvent, { id: MoreThan(lastEvent), subject });
      expect(
        events.some((event) => String(event.subjectId) === subjectId && event.type === typeOf(after as Entry)),
      ).toBe(recordKindOf(subject)?.feed !== undefined);
      expect((await latest(`&subject=${subject}&subjectId=${subjectId}`))?.id).toBe(after?.id);

      expect(summary).toMatch(/^[\u0600-\u06ff].*[\u0600-\u06ff]$/);
      expect(changes.length).toBeGreaterThan(0);
      for (const { label, ...change } of changes) {
        expect([change.field, label]).toEqual([change.field, expect.stringMatching(/^([^a-zA-Z]+|pH)$/)]);
        expect([change.field, label]).not.toEqual([change.field, 'این مقدار']);
        expect([change, isOfProgram(change.before), isOfProgram(change.after)]).toEqual([change, false, false]);
      }
    },
  );

  it('has a Persian name for every write and for every kind of record', async () => {
    const { body } = await api.call('GET /api/audit/filters', { token });
    const { actions, subjects } = body as Record<'actions' | 'subjects', { value: string; subject?: string }[]>;
    const named = actions.map(({ value }) => value).sort();
    // Whoever accepts a link is no admin yet, exports of customers are a GET, and the site itself pauses a webhook that fails.
    const exported = ['exportCompanies', 'exportCustomers', 'exportPeople'];
    expect(named).toEqual([...Object.keys(writes), ...exported, 'acceptAdminLink', 'pauseWebhook'].sort());
    const known = subjects.map(({ value }) => value);
    expect(actions.filter(({ subject = '' }) => !known.includes(subject))).toEqual([]);
  });

  it('has no entry for a logout', async () => {
    const ofAnother = await api.loginAdmin('sales_manager');
    const before = await latest();
    expect((await api.call('POST /api/admin/logout', { token: ofAnother })).status).toBe(204);
    expect(await latest()).toEqual(before);
  });
});

// ── versions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const resolved = (schema: Schema = {}): Schema =>
  schema.$ref ? (schemas[nameOfReference(schema.$ref)] as Schema) : schema;
const hasVersion = (schema?: Schema): boolean => {
  const { properties = {}, anyOf = [] } = resolved(schema);
  // The version of a release is a text.
  return properties.version?.type === 'integer' || anyOf.some(hasVersion);
};
/** The property of a body that lists records with their versions. */
const listIn = (schema?: Schema): string | undefined =>
  Object.entries(resolved(schema).properties ?? {}).find(([, each]) => hasVersion(each.items))?.[0];
const bodyOf = ({ operation }: Call): Schema | undefined =>
  Object.values(operation.requestBody?.content ?? {})[0]?.schema;
const takesVersionInQuery = ({ operation: { parameters = [] } }: Call): boolean =>
  parameters.some(({ name, in: place }) => name === 'version' && place === 'query');

const versioned = calls
  .filter(isAdminsWrite)
  .filter((call) => hasVersion(bodyOf(call)) || listIn(bodyOf(call)) !== undefined || takesVersionInQuery(call));
const namesOf = (each: Call[]): string[] => each.map(({ operation }) => operation.operationId);

type Versions = { id?: number; sku?: string; version: number }[];
/** What an answer says is stored; an answer with a row for each that was sent says it in the rows. */
const storedIn = (body: unknown): unknown => {
  const { rows } = body as { rows?: { sku: string; stored: object }[] };
  return rows?.map(({ sku, stored }) => ({ sku, ...stored })) ?? body;
};
/** The attempt as it is sent by whoever has read `version`; of a list, the versions of its records. */
function basedOn(call: Call, attempt: Attempt, version: number | Versions): Attempt {
  const list = listIn(bodyOf(call));
  const form = attempt.body as Record<string, unknown>;
  if (list !== undefined) {
    const versionOf = ({ id, sku }: Versions[number]) =>
      typeof version === 'number'
        ? version
        : version.find((each) => (id === undefined ? each.sku === sku : each.id === id))?.version;
    return {
      ...attempt,
      body: { [list]: (form[list] as Versions).map((row) => ({ ...row, version: versionOf(row) })) },
    };
  }
  return { ...attempt, body: { ...form, version } };
}
const withCondition = (attempt: Attempt, condition: string): Attempt => ({
  ...attempt,
  headers: { 'If-Match': condition },
  ...(attempt.body !== undefined && { body: { ...attempt.body, version: undefined } }),
});

/** All that a save leaves behind beside its record. */
async function traces(): Promise<unknown> {
  const [counted] = await api.database.read.query<Record<string, unknown>[]>(
    'SELECT (SELECT COUNT(*) FROM audit_entry) AS audit, (SELECT COUNT(*) FROM outbox_message) AS outbox',
  );
  return [counted, await readRevision(api.database.read)];
}

describe('what has a version', () => {
  const ofForms = versioned.filter((call) => !takesVersionInQuery(call));

  it.each(namesOf(ofForms))('is not changed by %s for a version that it never had', async (operationId) => {
    const attempt = await (writes[operationId] as () => Promise<Attempt>)();
    const call = callOf(operationId);
    const before = await traces();
    expect((await request(operationId, basedOn(call, attempt, 999))).status).toBe(409);
    for (const wrong of ['"999"', 'nope', '"nope"', 'W/"1"', '"1", "2"', ''])
      expect([wrong, (await request(operationId, withCondition(attempt, wrong))).status]).toEqual([wrong, 412]);
    expect(await traces()).toEqual(before);
  });

  it.each(namesOf(ofForms.filter(({ method }) => method !== 'post')))(
    'stays as it is, and leaves no trace, when %s changes nothing',
    async (operationId) => {
      const call = callOf(operationId);
      const attempt = await (writes[operationId] as () => Promise<Attempt>)();
      const saved = await request(operationId, attempt);
      expect(saved.status).toBe(200);
      const before = await traces();
      const isOne = listIn(bodyOf(call)) === undefined;
      const versionNow = (isOne ? saved.body.version : storedIn(saved.body)) as number | Versions;
      const again = basedOn(call, attempt, versionNow);
      const { status, body } = await request(operationId, again);
      const { movedPromises: _moved, ...stored } = saved.body as Record<string, unknown>;
      expect([status, storedIn(body)]).toMatchObject([200, isOne ? stored : storedIn(saved.body)]);
      expect(await traces()).toEqual(before);
      if (isOne) expect((await request(operationId, withCondition(again, `"${saved.body.version}"`))).status).toBe(200);
    },
  );

  it('is deleted in the version that was named, and in no other', async () => {
    const { id, version } = await made('createProduct', aProduct());
    const remove = async (condition: string) => {
      const attempt = { path: { id }, headers: { 'If-Match': condition } };
      return (await request('deleteProduct', attempt)).status;
    };
    expect([await remove(`"${version + 1}"`), await remove('nope')]).toEqual([412, 412]);
    expect(await remove(`"${version}"`)).toBe(204);
  });
});
