import { Buffer } from 'node:buffer';
import { Agent, request as send } from 'node:http';
import fc, { type Arbitrary } from 'fast-check';
import type { Call, MediaType, Parameter } from '../../../src/operations/openapi/index.js';
import { exampleOf } from '../document.js';
import { almost, fitting, named, outside, strangeText, strangeValue, type Source } from './values.js';

export const callers = ['nobody', 'customer', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** A request as it goes over the wire; `headers` are beside those that say who the caller is. */
export interface FuzzRequest {
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The body certainly breaks the documented schema, so it is refused whoever sends it. */
  outside: boolean;
}

export interface FuzzAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** Requests for one operation: mostly by whoever may call it, mostly almost right. */
export function requestsFor({ method, path, operation }: Call, source: Source): Arbitrary<FuzzRequest> {
  const isAdmins = operation.security?.some((each) => 'admin' in each) ?? false;
  const caller = fc.constantFrom<Caller>(
    ...callers,
    ...(isAdmins ? (['admin', 'admin', 'admin', 'admin'] as const) : []),
  );
  const parameters = operation.parameters ?? [];
  const [bodies = null] = Object.entries(operation.requestBody?.content ?? {}).map(([type, each]) =>
    type === 'multipart/form-data' ? multipart() : jsonBodies(each, source),
  );
  return fc
    .record({
      caller,
      path: pathOf(path, parameters, source),
      query: queryOf(parameters, source),
      headers: headersOf(parameters),
      sent:
        bodies ??
        (method === 'get' ? fc.constant(nothing) : fc.oneof({ arbitrary: fc.constant(nothing), weight: 3 }, rawBodies)),
    })
    .map((each) => ({
      caller: each.caller,
      method: method.toUpperCase(),
      path: each.path + (each.query && `?${each.query}`),
      headers: { ...each.sent.headers, ...each.headers },
      body: each.sent.body,
      outside: each.sent.outside ?? false,
    }));
}

// ── address ────────────────────────────────────────────────────────────────────────────────────────────────────────

const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
const badlyEncoded = fc.constantFrom('%', '%zz', '%e0%a4', '%00', '%2e%2e', '%2531', '%c0%af', '%ff', '%0d%0a', '%2f');
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

function pathOf(path: string, parameters: Parameter[], source: Source): Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    const parameter = parameters.find((each) => each.in === 'path' && `{${each.name}}` === part);
    return parameter ? segment(parameter, source) : fc.constant(part);
  });
  return fc.tuple(...parts).map((each) => each.join('/'));
}

function segment({ name, schema = {} }: Parameter, source: Source): Arbitrary<string> {
  const byExample =
    schema.type === 'integer' ? fc.integer({ min: 1, max: 8 }) : fc.constant(exampleOf(schema, source.schemas));
  return fc.oneof(
    { arbitrary: named<unknown>(name, byExample, source).map((each) => encoded(asText(each))), weight: 8 },
    { arbitrary: fitting(schema, source).map((each) => encoded(asText(each)) || '1'), weight: 3 },
    // Without one this would be another address.
    { arbitrary: strangeText.map((text) => encoded(text.slice(0, 1_000)) || '0'), weight: 2 },
    { arbitrary: badlyEncoded, weight: 1 },
  );
}

function queryOf(parameters: Parameter[], source: Source): Arbitrary<string> {
  const known = parameters.filter((each) => each.in === 'query');
  const pairs = known.map(({ name, schema = {}, required }) => {
    const right = named(name, fitting(schema, source), source).map(
      (each) => `${encoded(name)}=${encoded(asText(each))}`,
    );
    const strange = fc.oneof(
      strangeText.map((text) => `${encoded(name)}=${encoded(text.slice(0, 1_500))}`),
      badlyEncoded.map((text) => `${encoded(name)}=${text}`),
      fc.tuple(right, right).map((twice) => twice.join('&')),
      fc.constantFrom(`${name}[]=1`, `${name}[a]=1`, name, `${name}=`, `${name}=&${name}=`),
    );
    return fc.oneof(
      { arbitrary: fc.constant(''), weight: required ? 1 : 6 },
      { arbitrary: right, weight: required ? 12 : 5 },
      { arbitrary: strange, weight: 1 },
    );
  });
  const unknown = fc.oneof(
    { arbitrary: fc.constant(''), weight: 20 },
    fc.constantFrom(
      'colour=red',
      '__proto__=1',
      'constructor=1',
      '&&==&',
      '%=%',
      '?',
      'limit=1000000',
      '_method=DELETE',
    ),
  );
  return fc.tuple(...pairs, unknown).map((each) => each.filter(Boolean).join('&'));
}

// ── headers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** As far as HTTP can carry it: one line of bytes. */
const headerText = strangeText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000));

const anyOf = (...each: Record<string, string>[]): Arbitrary<Record<string, string>> => fc.constantFrom(...each);

function headersOf(parameters: Parameter[]): Arbitrary<Record<string, string>> {
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  const key = fc.oneof(
    fc.nat({ max: 50 }).map((number) => `key-of-order-${number}`),
    headerText,
  );
  const strange: Arbitrary<Record<string, string>> = fc.oneof(
    headerText.map((text) => ({ 'If-None-Match': text })),
    anyOf({ 'If-None-Match': '*' }, { 'If-Match': '"a"' }, { Range: 'bytes=0-1' }, { Accept: 'image/png' }),
    anyOf({ Origin: 'https://elsewhere.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }),
    anyOf({ 'X-Forwarded-For': "1' OR 1=1" }, { 'X-Forwarded-Host': 'a b' }, { 'X-Request-Id': '<script>' }),
    anyOf({ 'X-HTTP-Method-Override': 'DELETE' }, { 'Content-Encoding': 'gzip' }, { 'Accept-Encoding': 'x' }),
    headerText.map((text) => ({ Authorization: text })),
    headerText.map((text) => ({ Authorization: `Bearer ${text}` })),
    headerText.map((text) => ({ Cookie: `afshoreh.session=${text}` })),
    headerText.map((text) => ({ 'Content-Type': text })),
    headerText.map((text) => ({ 'Idempotency-Key': text })),
  );
  return fc
    .tuple(
      fc.oneof({ arbitrary: fc.constant({}), weight: 8 }, { arbitrary: strange, weight: 1 }),
      fc.option(key, { nil: undefined }),
    )
    .map(([headers, sentKey]) => ({
      ...(takesKey && sentKey !== undefined ? { 'Idempotency-Key': sentKey } : {}),
      ...headers,
    }));
}

// ── bodies ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Sent {
  headers: Record<string, string>;
  body: Buffer | null;
  outside?: true;
}

const nothing: Sent = { headers: {}, body: null };
const sentAs = (type: string, body: string | Buffer): Sent => ({
  headers: { 'Content-Type': type },
  body: Buffer.from(body),
});
const asJson = (value: unknown): Sent => sentAs('application/json', JSON.stringify(value) ?? 'null');

/** Bytes that fit no schema, and bytes that claim to be something else. */
const rawBodies: Arbitrary<Sent> = fc.oneof(
  fc.constant(nothing),
  fc
    .constantFrom(
      '{',
      '{"a":',
      '[1',
      'nul',
      '{"a":1}}',
      "{'a':1}",
      '{"a":1e999}',
      '{"a":1,"a":2}',
      '\ufeff{}',
      '"',
      '1',
      '',
    )
    .map((text) => sentAs('application/json', text)),
  fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => sentAs('application/json', Buffer.from(bytes))),
  fc.constant(sentAs('application/json', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]))),
  strangeValue.map(asJson),
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'text/xml')
    .map((type) => sentAs(type, '{"a":1}')),
  fc.constant(
    sentAs('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'),
  ),
  fc.constant(sentAs('application/json', `{"a":"${'x'.repeat(70_000)}"}`)),
);

function jsonBodies({ schema = {}, examples = {} }: MediaType, source: Source): Arbitrary<Sent> {
  const shown = Object.values(examples).map(({ value }) => fc.constant(value));
  const right = fc.oneof(...shown, fitting(schema, source), fitting(schema, source));
  return fc.oneof(
    { arbitrary: right.map(asJson), weight: 7 },
    { arbitrary: almost(right).map(asJson), weight: 6 },
    { arbitrary: outside(schema, source).map((each): Sent => ({ ...asJson(each), outside: true })), weight: 4 },
    { arbitrary: rawBodies, weight: 2 },
  );
}

/** The smallest PNG there is. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The smallest GIF. */
export const otherPicture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

function multipart(): Arbitrary<Sent> {
  const files = fc.oneof(
    fc.constant(picture),
    fc.nat({ max: 60 }).map((length) => picture.subarray(0, length)),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('%PDF-1.7\n%%EOF', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '\xff\xd8\xff', '')
      .map((text) => Buffer.from(text, 'latin1')),
  );
  const part = fc.record({
    name: fc.constantFrom('file', 'file', 'file', 'tags', 'tags', 'files', '__proto__', '', 'نام'),
    filename: fc.option(fc.constantFrom('سیب.png', 'a.exe', '../../x', 'a"b.png', 'x'.repeat(300), '\u0000', ''), {
      nil: undefined,
    }),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'application/pdf', 'text/html', 'nonsense', ''),
    bytes: files,
  });
  const boundary = 'a-line-of-its-own';
  const wrapped = fc.array(part, { maxLength: 3 }).map((parts) => {
    const pieces = parts.flatMap(({ name, filename, type, bytes }) => [
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
      filename === undefined ? '' : `; filename="${filename}"`,
      filename === undefined || !type ? '' : `\r\nContent-Type: ${type}`,
      '\r\n\r\n',
      bytes,
      '\r\n',
    ]);
    return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)));
  });
  const right = fc.constantFrom(picture, otherPicture).map((bytes) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  });
  const sentWhole = fc
    .oneof({ arbitrary: wrapped, weight: 5 }, { arbitrary: right, weight: 1 })
    .map((body) => sentAs(`multipart/form-data; boundary=${boundary}`, body));
  const sentBroken = fc
    .tuple(wrapped, fc.nat({ max: 300 }))
    .map(([body, length]) => sentAs(`multipart/form-data; boundary=${boundary}`, body.subarray(0, length)));
  return fc.oneof(
    { arbitrary: sentWhole, weight: 6 },
    { arbitrary: sentBroken, weight: 2 },
    { arbitrary: fc.constant(sentAs('multipart/form-data', 'x')), weight: 1 },
    { arbitrary: rawBodies, weight: 2 },
  );
}

// ── sending ────────────────────────────────────────────────────────────────────────────────────────────────────────

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Ends the connections that were kept for later. */
export const endConnections = (): void => agent.destroy();

/** Sends the very bytes; `who` are the headers of the caller, beside which a strange one of the request wins. */
export function sendRaw(
  url: string,
  { method, path, headers, body }: FuzzRequest,
  who: Record<string, string>,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      path,
      agent,
      headers: { ...who, ...headers, ...(body ? { 'Content-Length': body.length } : {}) },
    };
    const { hostname, port } = new URL(url);
    const outgoing = send({ hostname, port, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      const type = answer.headers['content-type'] ?? '';
      const finish = (): void => resolve({ status: answer.statusCode ?? 0, type, body: Buffer.concat(chunks) });
      answer.on('error', reject);
      answer.on('end', finish);
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        // It goes on by itself.
        if (type !== 'text/event-stream') return;
        finish();
        answer.destroy();
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}
