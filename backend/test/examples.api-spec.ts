import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call, OpenApiDocument } from '../src/operations/openapi/index.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { bodyExamplesOf, callsOf, exampleOf, schemasOf } from './support/document.js';
import { aJpeg, upload } from './support/media.js';
import { aContactMessage } from './support/people.js';

/**
 * What the document shows cannot work for everybody: secrets come by mail or are one's own, and a code or an address of a
 * file is nobody's until it is given.
 */
const unknowable = [
  'loginAdmin',
  'loginByPhone',
  'logoutAdmin',
  'changeAdminPassword',
  'resetPassword',
  'cancelTrackedOrder',
  'trackOrder',
  'sendSampleFeedback',
  'trackSample',
  'registerMedia',
  'deleteAdminSession',
  'deleteStaffSession',
  'readAdminLink',
  'acceptAdminLink',
  // Files come with an application, in a form of parts.
  'getSellerFile',
  'addSellerFileToMedia',
  // A link is nobody's until a quote is sent, and a quote is of the lines of its order.
  'acceptQuote',
  'checkQuote',
  'createQuote',
  'deleteQuote',
  'getQuote',
  'getQuotePdf',
  'markQuoteSeen',
  'openQuote',
  'openQuotePdf',
  'openOrderReminder',
  'sendQuote',
  'sendQuoteMessage',
  'trackQuotes',
  'updateQuote',
  // A hash of a build, and the serial of a record that nobody has written here.
  'changeRelease',
  'createReleasePreview',
  'getReleaseRecord',
];
/** Calls of a customer are made in the specs of the account: their examples name no session and no password. */
const ofCustomers = ({ operation }: Call): boolean =>
  operation.security?.some((each) => 'customer' in each) === true && operation.security.length === 1;
/**
 * Refused as documented: four are in use, the first lot and its certificate are published, the only admin is the last owner,
 * searches are saved over those that were saved before, an order names one category, not all, and the product,
 * the order and the category of the examples have newer versions since the examples of `updateProduct`, `setOrderAssignee`
 * and `updateCategory`; the order of a sample has the external id of an order by telephone.
 */
const refusedAsDocumented: Record<string, number> = {
  deleteCategory: 409,
  deleteFamily: 409,
  deleteParameter: 409,
  deleteMedia: 409,
  updateAdmin: 409,
  setAdminState: 409,
  saveListViews: 409,
  setCategoryOrder: 409,
  saveCategoryByExternalId: 409,
  saveProductBySku: 409,
  setOrderCompany: 409,
  setOrderExternalId: 409,
  updateProductSpecification: 409,
  deleteAnalysis: 409,
  deleteLot: 409,
  setLotStatus: 409,
  updateAnalysis: 409,
  updateLot: 409,
  takeSampleOrder: 409,
};

let api: TestApi;
let token: string;
let calls: Call[];
let schemas: OpenApiDocument['components']['schemas'];

async function begin(): Promise<void> {
  // As the sandbox of the document runs: without background work, and so without sample documents in the library.
  api = await startApi({ seed: true, variables: { ROLE: 'api' } });
  token = await api.loginAdmin();
  // The demonstration has no webhooks and no keys.
  const webhook = { url: 'https://erp.example/hooks/afshoreh', events: ['order.placed'] };
  await api.call('POST /api/webhooks', { token, body: webhook });
  await api.call('POST /api/webhooks/1/test', { token });
  await api.call('POST /api/admin/api-keys', { token, body: { name: 'حسابداری', scopes: ['orders:read'] } });
  // Nor has it people, of whom one is merged into another one.
  for (const phone of ['09141234567', '09147654321'])
    await api.call('POST /api/contact', { body: aContactMessage({ phone }) });
  const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
  schemas = schemasOf(document);
  calls = callsOf(document).filter((call) => !unknowable.includes(call.operation.operationId) && !ofCustomers(call));
  // The library is empty at first; its first file is number 1, as in the examples.
  expect((await upload(api, token, await aJpeg(16, 16))).body).toMatchObject({ id: 1 });
}

/** Sends every example of a call, and returns those that were refused. */
async function refused({ method, path, operation }: Call): Promise<unknown[]> {
  const { content = {} } = operation.requestBody ?? {};
  if ('multipart/form-data' in content) return [];
  const json = content['application/json'];
  const examples = json ? bodyExamplesOf(json, schemas) : [];
  const wrong: unknown[] = [];
  for (const body of examples.length > 0 ? examples : [undefined]) {
    const answer = await sent(
      `${method.toUpperCase()} ${addressOf(path, operation, body)}`,
      body,
      operation.operationId,
    );
    const expected = refusedAsDocumented[operation.operationId];
    if (expected === undefined ? answer.status >= 300 : answer.status !== expected)
      wrong.push([operation.operationId, answer.status, answer.body]);
  }
  return wrong;
}

/** The examples of its parameters; a section's own form names the section. */
function addressOf(path: string, { parameters = [], operationId }: Call['operation'], body: unknown): string {
  const own = operationId === 'saveSection' ? (body as { id: string }) : undefined;
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, schema = {} } of parameters) {
    const example = exampleOf(schema, schemas);
    if (place === 'query' && typeof example === 'object' && example !== null && !Array.isArray(example)) {
      for (const [key, value] of Object.entries(example)) query.set(`${name}[${key}]`, String(value));
      continue;
    }
    const value = String(own && name === 'id' ? own.id : example);
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query') query.set(name, value);
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

/** A next call is in the future and in call hours, which no document can say. */
async function sent(route: string, body: unknown, operationId: string): Promise<Answer> {
  const isCall = operationId === 'recordOrderCall';
  const times = isCall ? (await api.call('GET /api/orders/queue/next-calls', { token })).body : undefined;
  const timely = isCall ? { ...(body as object), nextCallAt: times.nextWorkday as string } : body;
  return api.call(route, { token, ...(timely === undefined ? {} : { body: timely }) });
}

async function refusedOf(chosen: Call[]): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const call of chosen) wrong.push(...(await refused(call)));
  return wrong;
}

const by = (...methods: string[]): Call[] => calls.filter(({ method }) => methods.includes(method));
const isAbout = (...ids: string[]): ((call: Call) => boolean) => {
  return ({ operation }) => ids.includes(operation.operationId);
};

describe('the examples of the document work on fresh demonstration data:', () => {
  beforeAll(begin);
  afterAll(() => api.close());

  it('creating and then deleting', async () => {
    const isLogin = isAbout('loginCustomer');
    const made = by('post');
    expect(await refusedOf([...made.filter((call) => !isLogin(call)), ...made.filter(isLogin)])).toEqual([]);
    // Only those who were merged can be separated.
    expect(await refusedOf(calls.filter(isAbout('mergePerson')))).toEqual([]);
    // Comments come before articles, because deleting an article deletes its comments; a person takes all of theirs along.
    const isOfAll = isAbout('deletePerson');
    const deleting = by('delete').reverse();
    expect(await refusedOf([...deleting.filter((call) => !isOfAll(call)), ...deleting.filter(isOfAll)])).toEqual([]);
  }, 60_000);
});

describe('the examples of the document work on fresh demonstration data:', () => {
  beforeAll(begin);
  afterAll(() => api.close());

  it('reading and changing', async () => {
    // What is changed has to be there; what a change is called is not taken by something new.
    const needed = isAbout(
      'placeOrder',
      'placeSampleRequest',
      'sendContact',
      'createSeller',
      'sendComment',
      'registerCustomer',
      'createCompany',
    );
    expect(await refusedOf(by('post').filter(needed))).toEqual([]);
    expect(await refusedOf(by('get'))).toEqual([]);
    expect(await refusedOf(by('put'))).toEqual([]);
  }, 60_000);
});
