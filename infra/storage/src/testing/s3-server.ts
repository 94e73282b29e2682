import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Target } from '../s3-store.js';

const secretAccessKey = 'secret/of+tests';
const keysOfPage = 2;

export interface SeenRequest {
  method: string;
  path: string;
  type: string | undefined;
}

/**
 * A small S3 over real HTTP: one bucket in memory, with listings in pages of two. It computes every signature itself, as AWS
 * describes it and without the client's library, and refuses wrong ones (403).
 */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  readonly seen: SeenRequest[] = [];
  /** Statuses for the next requests, one each, sent before anything else is checked. */
  readonly failures: number[] = [];
  /** Statuses that are sent instead of the responses to the next writes, although these writes are done. */
  readonly lostAnswers: number[] = [];
  /** How the server treats conditions of writes: as S3 does, as a store that ignores them, or as one that refuses them. */
  conditions: 'kept' | 'ignored' | 'refused' = 'kept';
  /** While true, every response is 503. */
  down = false;
  private server: Server | undefined;

  async start(): Promise<S3Target> {
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const credentials = { region: 'eu-west-3', accessKeyId: 'tester', secretAccessKey };
    return { endpoint: `http://127.0.0.1:${port}/`, bucket: 'fruit', ...credentials };
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://store');
    const { method = '' } = request;
    this.seen.push({ method, path: url.pathname, type: request.headers['content-type'] });
    const [status, content] = this.answerOf(request, url, body);
    if (Buffer.isBuffer(content)) response.setHeader('etag', tagOf(content));
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (status !== 200 || start === undefined || !Buffer.isBuffer(content)) {
      const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) };
      response.writeHead(status, length).end(method === 'HEAD' ? undefined : content);
      return;
    }
    const part = content.subarray(Number(start), Number(end) + 1);
    const headers = { 'content-range': `bytes ${start}-${end}/${content.length}`, 'content-length': part.length };
    response.writeHead(206, headers).end(part);
  }

  private answerOf(request: IncomingMessage, url: URL, body: Buffer): [number, (string | Buffer)?] {
    const { method = '' } = request;
    const failure = this.down ? 503 : this.failures.shift();
    if (failure) return [failure, 'failure'];
    if (!isSigned(request, url, body)) return [403];
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'fruit') return [404, '<Error><Code>NoSuchBucket</Code></Error>'];
    if (url.searchParams.get('list-type') === '2') return [200, this.page(url.searchParams)];
    if (method === 'PUT') {
      const refusal = this.refusalOf(request, this.objects.get(key));
      if (refusal) return [refusal];
      this.objects.set(key, body);
      const instead = this.lostAnswers.shift();
      if (instead) return [instead];
    }
    if (method === 'DELETE') return [this.objects.delete(key) ? 204 : 404];
    const object = this.objects.get(key);
    return object ? [200, object] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  }

  private refusalOf({ headers }: IncomingMessage, stored: Buffer | undefined): number | undefined {
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (this.conditions === 'ignored' || (match ?? noneMatch) === undefined) return undefined;
    if (this.conditions === 'refused') return 501;
    if (match !== undefined && !stored) return 404;
    const holds = stored ? match === tagOf(stored) : noneMatch === '*';
    return holds ? undefined : 412;
  }

  private page(query: URLSearchParams): string {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    // Tokens contain characters that must be escaped in XML and in a query.
    const start = Number(query.get('continuation-token')?.replace('a&b+/=', '') ?? 0);
    const end = start + keysOfPage;
    const contents = keys.slice(start, end).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
    const isTruncated = end < keys.length;
    const token = isTruncated ? `<NextContinuationToken>a&amp;b+/=${end}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
  }
}

const tagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature version 4, as docs.aws.amazon.com describes it ("Create a signed AWS API request"). */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=tester\/(\d{8})\/(eu-west-3)\/(s3)\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, date = '', region = '', service = '', names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const bodyHash = String(headers['x-amz-content-sha256']);
  const bodyFits = bodyHash === 'UNSIGNED-PAYLOAD' ? body.length === 0 : bodyHash === sha256(body);
  const canonical = [
    method,
    url.pathname.split('/').map(escaped).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, date), region), service), 'aws4_request');
  return bodyFits && hmac(key, toSign).toString('hex') === signature;
}
