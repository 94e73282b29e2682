import { createHash } from 'node:crypto';
import { LessThan, type EntityManager } from 'typeorm';

/** Within this time the same thing sent again is one: a double click, or a retry after a lost answer. */
const windowMs = 10 * 60 * 1000;

/** Something that visitors send; `fingerprint` is unique in its table, and null once the same may be sent again. */
interface Submission {
  fingerprint: string | null;
  createdAt: Date;
}

/** The idempotency fingerprint: equal for two requests that say the same; SHA-256 of their JSON, 64 hexadecimal digits. */
export function fingerprintOf(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Lets the same be sent again ten minutes later. Before the insert, which the unique index refuses until then. */
export async function expireFingerprint(
  tx: EntityManager,
  submissions: new () => Submission,
  { fingerprint, createdAt }: Submission,
): Promise<void> {
  const old = LessThan(new Date(createdAt.getTime() - windowMs));
  await tx.update(submissions, { fingerprint: fingerprint as string, createdAt: old }, { fingerprint: null });
}
