import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import {
  checkedKey,
  isSameFile,
  type ByteRange,
  type ObjectStore,
  type OpenFile,
  type PutOptions,
} from './object-store.js';
import { StoreAway } from './store-away.js';

const timeoutMs = 20_000;
/** Responses to a conditional write: the file was deleted, is being written, or has other content. */
const CHANGED_MEANWHILE = [404, 409, 412];
const NOT_IMPLEMENTED = 501;

/** A bucket of any S3-compatible store, addressed by path (`endpoint/bucket/prefix/key`). */
export interface S3Target {
  /** `https://host[:port]` */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Files in a bucket, below `prefix`. A failed call throws an `Error` that names the key and the status, {@link StoreAway} when the
 * store may be back later.
 */
export class S3Store implements ObjectStore {
  private readonly client: AwsClient;
  private readonly bucket: string;

  constructor(
    { endpoint, bucket, ...credentials }: S3Target,
    private readonly prefix: string,
  ) {
    this.client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
    this.bucket = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  }

  async put(key: string, bytes: Uint8Array, options: PutOptions = {}): Promise<void> {
    const stored = await this.call(key, writing(bytes, options));
    if (!stored) throw new Error(`the store answered 404 to PUT ${key}: there is no such bucket`);
  }

  /** A store without conditional writes ignores the condition, or responds with 501. */
  async replace(key: string, before: Uint8Array | null, bytes: Uint8Array, options: PutOptions = {}): Promise<boolean> {
    const found = await this.call(key, { method: 'GET' });
    if (!isSameFile(found && Buffer.from(await found.arrayBuffer()), before)) return false;
    const condition = found ? { 'if-match': found.headers.get('etag') ?? '*' } : { 'if-none-match': '*' };
    const answer = await this.request(this.urlOf(key), writing(bytes, options, condition));
    await answer.body?.cancel();
    if (answer.status === NOT_IMPLEMENTED) await this.put(key, bytes, options);
    // If the response to a first attempt was lost, the second attempt finds the file of the first.
    else if (CHANGED_MEANWHILE.includes(answer.status)) return isSameFile(await this.get(key), bytes);
    else if (!answer.ok) throw failure(answer, `PUT ${key}`);
    return true;
  }

  async get(key: string): Promise<Buffer | null> {
    const response = await this.call(key, { method: 'GET' });
    return response && Buffer.from(await response.arrayBuffer());
  }

  async open(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    // The time limit applies until the response begins, because a reader may be slower than the store.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('the store does not answer')), timeoutMs);
    const answer = this.call(key, { method: 'GET', headers }, limit.signal);
    const response = await answer.finally(() => clearTimeout(timer));
    if (!response) return null;
    if (range && response.status !== 206) {
      await response.body?.cancel();
      throw new Error(`the store answered ${response.status} to a part of ${key}`);
    }
    const bytes = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
    return { size: sizeOf(response), bytes };
  }

  async size(key: string): Promise<number | null> {
    const response = await this.call(key, { method: 'HEAD' });
    return response && sizeOf(response);
  }

  async delete(key: string): Promise<void> {
    await this.call(key, { method: 'DELETE' });
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${this.prefix}/${prefix}` });
      if (next) query.set('continuation-token', next);
      const response = await this.request(`${this.bucket}?${query}`, { method: 'GET' });
      if (!response.ok) throw failure(response, `a listing of ${prefix}`);
      const page = await response.text();
      keys.push(...valuesOf(page, 'Key').map((key) => key.slice(this.prefix.length + 1)));
      next = valuesOf(page, 'IsTruncated')[0] === 'true' ? valuesOf(page, 'NextContinuationToken')[0] : undefined;
    } while (next);
    return keys.sort();
  }

  /** The response, or null for an unknown key. */
  private async call(key: string, init: RequestInit, signal?: AbortSignal): Promise<Response | null> {
    const response = await this.request(this.urlOf(key), init, signal);
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw failure(response, `${init.method} ${key}`);
  }

  private urlOf(key: string): string {
    return `${this.bucket}/${this.prefix}/${checkedKey(key)}`;
  }

  private async request(url: string, init: RequestInit, signal = AbortSignal.timeout(timeoutMs)): Promise<Response> {
    try {
      return await this.client.fetch(url, { ...init, signal });
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      throw new StoreAway(`the store cannot be reached (${cause?.code ?? message})`, { cause: error });
    }
  }
}

/** The signature covers the hash, so the store refuses bytes that changed on the way. */
function writing(bytes: Uint8Array, { type = 'application/octet-stream' }: PutOptions, more = {}): RequestInit {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const headers = { 'content-type': type, 'x-amz-content-sha256': hash, ...more };
  return { method: 'PUT', body: Buffer.from(bytes), headers };
}

function failure({ status }: Response, what: string): Error {
  return new (status >= 500 ? StoreAway : Error)(`the store answered ${status} to ${what}`);
}

/** The size of the whole file, also when the response is a part of it. */
function sizeOf({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(whole ?? headers.get('content-length') ?? 0);
}

/** Keys are plain (see `checkedKey`), so in the listing's XML only the token's `&amp;` must be unescaped. */
function valuesOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}
