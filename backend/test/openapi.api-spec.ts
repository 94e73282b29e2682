import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { definedErrors } from '../src/common/errors/index.js';
import { documentTextOf } from '../src/operations/index.js';
import { schemasOfRequests } from '../src/operations/openapi/openapi-plain-examples.js';
import type { Call, Content, OpenApiDocument, OperationResponse, Schema } from '../src/operations/openapi/index.js';
import { bodyExamplesOf, callsOf, codesOf, exampleOf, schemasOf } from './support/document.js';
import { startApiForSpec } from './support/index.js';
import { schemaCheckOf } from './support/schemas.js';

const api = await startApiForSpec();
const document: OpenApiDocument = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
const calls: Call[] = callsOf(document);
const schemas = schemasOf(document);

const ids = (wrong: Call[]): string[] => wrong.map(({ operation }) => operation.operationId);
const answers = ({ operation }: Call): [status: string, response: OperationResponse][] =>
  Object.entries(operation.responses);

const errors = new Map(definedErrors.map((each) => [each.code, each]));

function isExplained(code: string, documentedStatus: string): boolean {
  const { status, message = '' } = errors.get(code) ?? {};
  return [String(status), 'default'].includes(documentedStatus) && /^[^A-Za-z]*[\u0600-\u06ff]/.test(message);
}

/** Bodies with a schema, by where they are. */
function* bodies(): Generator<[place: string, type: string, body: Content[string]]> {
  for (const call of calls) {
    const { operationId, requestBody } = call.operation;
    for (const [type, body] of Object.entries(requestBody?.content ?? {}))
      yield [`${operationId}, request`, type, body];
    for (const [status, { content }] of answers(call))
      for (const [type, body] of Object.entries(content ?? {})) yield [`${operationId}, ${status}`, type, body];
  }
}

it('has the committed openapi.json say what the code says (npm run openapi -w backend)', async () => {
  const committed = await readFile(new URL('../openapi.json', import.meta.url), 'utf8');
  expect(JSON.stringify(JSON.parse(committed))).toBe(documentTextOf(api.api.app));
});

it('is read in a moment on a phone: each error stands once, however many operations answer it', () => {
  const text = JSON.stringify(document);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(400 * 1024);
  expect(brotliCompressSync(text).length).toBeLessThan(50_000);
});

it('states its rules in words, not by the numbers of decisions or sections', () => {
  expect(JSON.stringify(document, null, 2).match(/.*(\bD\d{1,2}\b|§|\bspec\b(?![["])|\bdecision \d).*/g) ?? []).toEqual(
    [],
  );
});

describe('an operation', () => {
  it('has an id of its own, which begins with a verb', () => {
    const all = ids(calls);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    expect(all.filter((id) => !verbs.some((verb) => new RegExp(`^${verb}[A-Z]\\w+$`).test(id)))).toEqual([]);
  });

  it('has a summary that fits a line', () => {
    expect(ids(calls.filter(({ operation: { summary = '' } }) => summary.length < 8 || summary.length > 100))).toEqual(
      [],
    );
  });

  it('belongs to one chapter that says what it is about', () => {
    const described = new Set(document.tags?.filter(({ description }) => description).map(({ name }) => name));
    const lost = calls.filter(({ operation: { tags = [] } }) => tags.length !== 1 || !described.has(tags[0] ?? ''));
    expect(ids(lost)).toEqual([]);
  });

  it('says who may call it, by schemes that are explained', () => {
    const { securitySchemes } = document.components;
    expect(Object.values(securitySchemes).filter(({ description }) => !description)).toEqual([]);
    const unknown = calls.filter(({ operation: { security } }) =>
      (security ?? [{ unsaid: [] }]).some((each) => Object.keys(each).some((name) => !(name in securitySchemes))),
    );
    expect(ids(unknown)).toEqual([]);
  });

  it('says how often one address may call it, where that is not the limit that the guide states for every call', () => {
    const described = calls.filter(({ operation: { description = '' } }) => /^Limit: /m.test(description));
    const usual = described.filter(({ operation: { description = '' } }) => description.includes('600 calls a minute'));
    expect(ids(usual)).toEqual([]);
    expect(document.info.description).toContain('where nothing is said, that is 600 calls a minute');
    const limitOf = (id: string) =>
      /^Limit: .*/m.exec(
        described.find(({ operation }) => operation.operationId === id)?.operation.description ?? '',
      )?.[0];
    expect(limitOf('placeOrder')).toBe('Limit: 120 calls an hour.');
    expect(limitOf('applyAsSeller')).toMatch(/^Limit: \d+ calls an hour\.$/);
    expect(JSON.stringify(document)).not.toContain('x-rate-limit');
  });

  it('says how often it may be tried on one account', () => {
    const described = calls.filter(({ operation: { description = '' } }) => description.includes('For one account: '));
    expect(Object.fromEntries(described.map(({ operation }) => [operation.operationId, numbersOf(operation)]))).toEqual(
      {
        changeAdminPassword: '10 in 15 minutes, 100',
        changeMyPassword: '10 in 15 minutes, 100',
        changeMyPhone: '10 in 15 minutes, 100',
        changeMyProfile: '10 in 15 minutes, 100',
        deleteMyAccount: '10 in 15 minutes, 100',
        forgotPassword: '5 an hour, 20',
        loginAdmin: '10 in 15 minutes, 100',
        loginCustomer: '10 in 15 minutes, 100',
        sendPhoneCode: '5 an hour, 10',
      },
    );
    expect(JSON.stringify(document)).not.toContain('x-account-rates');
  });

  it('documents the errors of the pipeline, and those of callers who are not let in when it has a padlock', () => {
    const lacking = (call: Call): number[] => {
      const expected = [500];
      if (call.method !== 'get') expected.push(400, 403, 412, 413, 415);
      if (call.operation.parameters?.some((each) => each.in === 'path')) expected.push(400);
      const { security = [] } = call.operation;
      if (security.length > 0 && security.every((each) => Object.keys(each).length > 0)) expected.push(401);
      const documented = answers(call).flatMap(([, response]) =>
        codesOf(response)?.map((code) => errors.get(code)?.status),
      );
      return expected.filter((status) => !documented.includes(status));
    };
    expect(calls.map((call) => [call.operation.operationId, lacking(call)]).filter(([, each]) => each?.length)).toEqual(
      [],
    );
  });

  it('documents what it answers when all is well', () => {
    const wrong = calls.filter((call) => {
      const successes = answers(call).filter(([status]) => status.startsWith('2'));
      return (
        successes.length === 0 ||
        successes.some(([status, { content }]) => (status === '204') !== (content === undefined))
      );
    });
    expect(ids(wrong)).toEqual([]);
  });
});

/** How often one account may be tried from one place, and from all strangers. */
function numbersOf({ description = '' }: Call['operation']): string {
  const [, each, strangers] =
    /For one account: (.*) from one address.* session, (\d+) from all strangers/.exec(description) ?? [];
  return `${each}, ${strangers}`;
}

describe('an answer', () => {
  it('says in words what it means, once', () => {
    const wrong = calls.flatMap((call) =>
      answers(call)
        .filter(([, { description = '' }]) => {
          const lines = description.split('\n').filter(Boolean);
          return lines.length === 0 || new Set(lines).size !== lines.length;
        })
        .map(([status]) => `${call.operation.operationId} ${status}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of 4xx and 5xx is a problem with a code that the reference explains, in Persian too', () => {
    const wrong = calls.flatMap((call) =>
      answers(call)
        .filter(([status]) => /^([45]|default)/.test(status))
        .filter(([status, response]) => {
          const codes = codesOf(response) ?? [];
          return codes.length === 0 || codes.some((code) => !isExplained(code, status));
        })
        .map(([status]) => `${call.operation.operationId} ${status}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names its headers: how long to wait, the tag of a public read, the pages of a list', () => {
    const lacking = calls.flatMap((call) =>
      answers(call).flatMap(([status, { headers = {} }]) => {
        const expected: string[] = [];
        if (status === '429' || status === '503') expected.push('Retry-After');
        if (status === '200' && '304' in call.operation.responses) expected.push('ETag');
        if (status === '200' && call.operation.parameters?.some(({ name }) => name === 'page'))
          expected.push('X-Total-Count', 'Link');
        return expected
          .filter((name) => !(name in headers))
          .map((name) => `${call.operation.operationId} ${status} ${name}`);
      }),
    );
    expect(lacking).toEqual([]);
    expect(calls.some(({ operation }) => '304' in operation.responses)).toBe(true);
  });
});

describe('an example', () => {
  it('is there for every property of every schema', () => {
    const lacking = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => exampleOf(property, schemas) === undefined)
        .map(([property]) => `${name}.${property}`),
    );
    expect(lacking).toEqual([]);
  });

  it('is written for every text, and every number of a request, where the type alone would make a senseless one', () => {
    const sent = schemasOfRequests(calls, schemas);
    expect(sent.size).toBeGreaterThan(50);
    const selfEvident = ['date', 'date-time', 'binary'];
    const isUnsaid = (
      { type, format = '', example, default: usual, const: only, enum: values }: Schema,
      ofTypes: string[],
    ) =>
      [type].flat().some((each = '') => ofTypes.includes(each)) &&
      [selfEvident.includes(format) || undefined, example, usual, only, values].every((each) => each === undefined);
    const lacking = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => isUnsaid(property, sent.has(name) ? ['string', 'integer', 'number'] : ['string']))
        .map(([property]) => `${name}.${property}`),
    );
    const parameters = calls.flatMap(({ operation }) => operation.parameters ?? []);
    // Of an error, its response names the codes.
    expect(lacking).toEqual(['Problem.type', 'Problem.title', 'Problem.code']);
    const unsaid = parameters.filter(({ schema = {} }) => isUnsaid(schema, ['string', 'integer', 'number']));
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  it('is there for every parameter', () => {
    const lacking = calls.flatMap(({ operation: { operationId, parameters = [] } }) =>
      parameters
        .filter(({ schema = {} }) => exampleOf(schema, schemas) === undefined)
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  it('is there for every body, or made of those of its properties', () => {
    const lacking = [...bodies()]
      .filter(([, type]) => /json$/.test(type))
      .filter(([place, , body]) =>
        place.endsWith('request')
          ? bodyExamplesOf(body, schemas).includes(undefined)
          : exampleOf(body.schema ?? {}, schemas) === undefined,
      )
      .map(([place]) => place);
    expect(lacking).toEqual([]);
  });

  it('fits the schema it is an example of', () => {
    const check = schemaCheckOf(document);
    const misfits = (place: string, schema: Schema, value: unknown): string[] =>
      check.errorsOf(schema, value).map((error) => `${place}: ${error}`);
    const wrong = [
      ...Object.entries(schemas).flatMap(([name, schema]) => misfits(name, schema, exampleOf(schema, schemas))),
      ...[...bodies()]
        .filter(([place]) => place.endsWith('request'))
        .flatMap(([place, , body]) =>
          bodyExamplesOf(body, schemas).flatMap((value) => misfits(place, body.schema ?? {}, value)),
        ),
      ...[...bodies()].flatMap(([place, , { schema, examples = {} }]) =>
        Object.values(examples).flatMap(({ value }) => misfits(place, schema ?? {}, value)),
      ),
      ...calls.flatMap(({ operation: { operationId, parameters = [] } }) =>
        parameters.flatMap(({ name, schema = {} }) =>
          misfits(`${operationId} ${name}`, schema, exampleOf(schema, schemas)),
        ),
      ),
    ];
    expect(wrong).toEqual([]);
  });

  it('shows nothing of how it was made', () => {
    const shown = [...bodies()].flatMap(([place, , body]) => [
      [place, JSON.stringify(bodyExamplesOf(body, schemas))] as const,
    ]);
    expect(shown.filter(([, text]) => /undefined|NaN|\[object/.test(text ?? '')).map(([place]) => place)).toEqual([]);
  });
});

describe('the webhooks', () => {
  const deliveries = Object.entries(document.webhooks ?? {});

  it('are those that a webhook can be made for', () => {
    expect(deliveries.map(([event]) => event).sort()).toEqual([...(schemas['WebhookEvent']?.enum ?? [])].sort());
  });

  it('have examples that fit their schema', () => {
    const check = schemaCheckOf(document);
    const wrong = deliveries.flatMap(([event, { post }]) => {
      const content = post.requestBody?.content['application/json'];
      return content ? check.errorsOf(content.schema ?? {}, content.example) : [`${event} has no body`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the introduction', () => {
  it.each([
    '/api/admin/login',
    '/api/auth/login',
    '/api/orders',
    'Idempotency-Key',
    'ETag',
    'X-Total-Count',
    'version',
  ])('explains %s', (word) => {
    expect((document as OpenApiDocument & { info: { description: string } }).info.description).toContain(word);
  });
});

/** How ids begin; another verb is welcome here when none of these fits. */
const verbs = [
  'patch',
  'merge',
  'separate',
  'get',
  'list',
  'count',
  'export',
  'stream',
  'verify',
  'track',
  'cancel',
  'create',
  'update',
  'delete',
  'save',
  'set',
  'change',
  'restore',
  'mark',
  'upload',
  'replace',
  'record',
  'add',
  'take',
  'open',
  'close',
  'check',
  'import',
  'invite',
  'accept',
  'read',
  'login',
  'logout',
  'register',
  'revoke',
  'rotate',
  'forgot',
  'reset',
  'place',
  'publish',
  'send',
  'apply',
  'subscribe',
  'unsubscribe',
];
