import { once } from 'node:events';
import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3Server } from '../../infra/storage/src/testing/s3-server.js';
import { Env } from '../src/config/index.js';
import { startApi, until, type TestApi } from './support/index.js';

const kinds = ['a folder', 'a bucket'] as const;
const megabyte = 1024 * 1024;
const name = (digit: number, ending = 'webp'): string => `${String(digit).repeat(32)}.${ending}`;
const bytes = Buffer.from(Array.from({ length: 1_000 }, (_one, index) => index % 251));
const big = Buffer.alloc(20 * megabyte, 7);

describe.each(kinds)('a media file from %s', (kind) => {
  let api: TestApi;
  let server: S3Server | undefined;
  let url: string;

  beforeAll(async () => {
    server = kind === 'a bucket' ? new S3Server() : undefined;
    const target = await server?.start();
    api = await startApi({
      variables: target
        ? {
            S3_ENDPOINT: target.endpoint,
            S3_BUCKET: target.bucket,
            S3_REGION: target.region,
            S3_ACCESS_KEY_ID: target.accessKeyId,
            S3_SECRET_ACCESS_KEY: target.secretAccessKey,
          }
        : {},
    });
    await put(name(1), bytes);
    await put(name(2), big);
    await put(name(3, 'pdf'), bytes);
    url = `${api.url}/media/${name(1)}`;
  });
  afterAll(async () => {
    await api.close();
    await server?.stop();
  });

  async function put(filename: string, content: Buffer): Promise<void> {
    if (server) {
      server.objects.set(`media/${filename}`, content);
      return;
    }
    await mkdir(folder(), { recursive: true });
    await writeFile(join(folder(), filename), content);
  }
  const folder = (): string => join(api.api.app.get(Env).dataDir, 'media');

  async function ask(headers: Record<string, string>, init: RequestInit = {}, address = url) {
    const response = await fetch(address, { headers, ...init });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, header: (each: string) => response.headers.get(each), body };
  }

  it.each([
    ['from the beginning', 'bytes=0-99', 0, 99],
    ['from the middle', 'bytes=400-599', 400, 599],
    ['to the end', 'bytes=990-', 990, 999],
    ['the last bytes', 'bytes=-10', 990, 999],
    ['further than the end', 'bytes=900-5000', 900, 999],
  ])('is handed out in parts: %s', async (_what, range, start, end) => {
    const { status, header, body } = await ask({ Range: range });
    expect([status, header('content-range'), header('content-length')]).toEqual([
      206,
      `bytes ${start}-${end}/1000`,
      String(end - start + 1),
    ]);
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
    expect(header('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect([header('etag'), header('accept-ranges')]).toEqual([`"${name(1)}"`, 'bytes']);
  });

  it('has a 416 with its size for a range behind its end', async () => {
    const { status, header, body } = await ask({ Range: 'bytes=1000-' });
    expect([status, header('content-range'), header('cache-control')]).toEqual([416, 'bytes */1000', 'no-store']);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'media.range_not_satisfiable' });
  });

  it.each([
    ['a unit that nobody knows', { Range: 'pages=1-2' }],
    ['a range that is none', { Range: 'bytes 0-1' }],
    ['several parts', { Range: 'bytes=0-1,5-6' }],
    ['another version (If-Range)', { Range: 'bytes=0-1', 'If-Range': '"other"' }],
    ['a date (If-Range)', { Range: 'bytes=0-1', 'If-Range': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
  ])('is handed out whole when asked for %s', async (_what, headers) => {
    const { status, header, body } = await ask(headers);
    expect([status, header('content-length'), header('content-range'), body.equals(bytes)]).toEqual([
      200,
      '1000',
      null,
      true,
    ]);
  });

  it('is handed out in parts when it is the same version (If-Range)', async () => {
    const { status, body } = await ask({ Range: 'bytes=0-1', 'If-Range': `"${name(1)}"` });
    expect([status, body.length]).toEqual([206, 2]);
  });

  it('is not read for HEAD and 304', async () => {
    if (server) server.seen.length = 0;
    const head = await ask({}, { method: 'HEAD' }, `${api.url}/media/${name(2)}`);
    expect([head.status, head.header('content-length'), head.body.length]).toEqual([200, String(big.length), 0]);
    const same = await ask({ 'If-None-Match': `"${name(2)}"` }, {}, `${api.url}/media/${name(2)}`);
    expect([same.status, same.body.length, same.header('cache-control')]).toEqual([
      304,
      0,
      'public, max-age=31536000, immutable',
    ]);
    if (server) expect(server.seen.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
    const gone = await ask({ 'If-None-Match': `"${name(9)}"` }, {}, `${api.url}/media/${name(9)}`);
    expect(gone.status).toBe(404);
  });

  it('keeps the name of a document in every part', async () => {
    const { status, header } = await ask({ Range: 'bytes=0-9' }, {}, `${api.url}/media/${name(3, 'pdf')}`);
    expect([status, header('content-disposition')]).toEqual([206, expect.stringMatching(/^attachment; filename=/)]);
  });

  it('of 20 MB keeps little in memory for twenty slow readers at once', async () => {
    const address = `${api.url}/media/${name(2)}`;
    const before = process.memoryUsage();
    const readers = await Promise.all(Array.from({ length: 20 }, () => slowReader(address)));
    // Each client has read the beginning and reads no further.
    await Promise.all(readers.map((reader) => once(reader, 'readable')));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    const grown = arrayBuffers - before.arrayBuffers + heapUsed - before.heapUsed;
    expect(grown / megabyte).toBeLessThan(60);
    expect(await openFiles()).toBe(server ? 0 : 20);
    for (const reader of readers) reader.destroy();
    await until(async () => (await openFiles()) === 0);
  });

  async function openFiles(): Promise<number> {
    const handles = await readdir('/proc/self/fd');
    const files = await Promise.all(handles.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')));
    return files.filter((file) => file.startsWith(folder())).length;
  }
});

async function slowReader(address: string): Promise<IncomingMessage> {
  const [response] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  return response;
}
