import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Sent by the shell's render worker with every call. */
const header = 'x-afshoreh-renderer';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether the shell's render worker asks: all visitors' pages come from it, so that no limit meant for one visitor may count
 * its calls (decision 12). It proves itself by `RENDERER_SECRET`; without one nobody does.
 */
export function isFromRenderer({ headers }: IncomingMessage, secret: string | null): boolean {
  const proof = headers[header];
  return secret !== null && typeof proof === 'string' && timingSafeEqual(digestOf(proof), digestOf(secret));
}
