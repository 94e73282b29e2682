import { createHash } from 'node:crypto';
import { LessThan, type EntityManager } from 'typeorm';

/** The same request within this time counts as a repetition: a double click, or a retry after a lost response. */
const windowMs = 10 * 60 * 1000;

/** `fingerprint` is unique in its table, and null once the same content may be sent again. */
interface Submission {
  fingerprint: string | null;
  createdAt: Date;
}

/**
 * Runs `work` once per key: returns the result of an earlier request with the same key, otherwise that of `work`.
 * @param earlier null when there was no such request
 */
export async function oncePerKey<T>(earlier: () => Promise<T | null>, work: () => Promise<T>): Promise<T> {
  const before = await earlier();
  if (before !== null) return before;
  try {
    return await work();
  } catch (error) {
    // If two requests arrive at the same moment, the second one violates a unique index: that of the keys, or one of
    // the record.
    const meanwhile = await earlier();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

/** The same hash for two requests with the same content: SHA-256 of their JSON, 64 hexadecimal digits. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** After ten minutes the same content may be sent again. Call it before the insert, for the unique index. */
export async function expireFingerprint(
  tx: EntityManager,
  submissions: new () => Submission,
  { fingerprint, createdAt }: Submission,
): Promise<void> {
  const old = LessThan(new Date(createdAt.getTime() - windowMs));
  await tx.update(submissions, { fingerprint: fingerprint as string, createdAt: old }, { fingerprint: null });
}
