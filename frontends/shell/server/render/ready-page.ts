import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { matchesEtag } from '../entity-tag';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** A higher quality costs more time than it saves bytes. */
const QUALITY = 6;

type Encoding = 'br' | 'gzip' | 'identity';
interface Form {
  /** Alternating names and values, the fastest form for `writeHead`. */
  head: string[];
  body: Buffer;
}

/** A page with its headers, in every encoding. */
export interface ReadyPage {
  status: number;
  etag: string;
  forms: Record<Encoding, Form>;
  /** Its size in memory. */
  size: number;
}

/** `headers`: the headers of every page. */
export async function readyPage(html: string, status: number, headers: Record<string, string>): Promise<ReadyPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([brotli(plain, { params }), gz(plain)]);
  // Weak, because the encodings are different bytes of the same page.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const form = (encoding: Encoding, body: Buffer): Form => {
    const own: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
      'content-length': String(body.length),
      vary: 'accept-encoding',
      etag,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { head: Object.entries(own).flat(), body };
  };
  const forms = { br: form('br', br), gzip: form('gzip', zipped), identity: form('identity', plain) };
  return { status, etag, forms, size: 2 * (plain.length + br.length + zipped.length) };
}

const chosen = new Map<string, Encoding>();

/** The smallest encoding for an `Accept-Encoding`. Results are cached, because browsers send only a few values. */
function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted);
  if (known) return known;
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (chosen.size < 100) chosen.set(accepted, encoding);
  return encoding;
}

/** The headers for a response that differs by visitor, which shared caches must not store. */
function privateHead(head: readonly string[]): string[] {
  const value = head.indexOf('cache-control') + 1;
  return head.map((text, at) => (at === value && text !== 'no-store' ? `private, ${text}` : text));
}

/**
 * Sends the page, or a 304. `isPrivate` means that pages differ by visitor (a canary), so shared caches must not store the
 * response.
 */
export function sendReadyPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  { isPrivate = false } = {},
): void {
  const { head: shared, body } = page.forms[encodingFor(request.headers['accept-encoding'])];
  const head = isPrivate ? privateHead(shared) : shared;
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, head.slice()).end();
    return;
  }
  response.writeHead(page.status, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}
