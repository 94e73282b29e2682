import { LessThan, type EntityManager } from 'typeorm';
import type { CreationKey } from '../../common/http/idempotency-key.js';
import { insertRows } from '../../database/insert.js';
import { Creation } from './creation.entity.js';

const keptMs = 24 * 60 * 60 * 1000;

/** Keeps the key of a request in the transaction of what it makes: of two with the same key one fails, and leaves nothing. */
export async function recordCreation(
  tx: EntityManager,
  adminId: number,
  { operation, key, hash }: CreationKey,
  subjectId: number,
): Promise<void> {
  const createdAt = new Date();
  await tx.delete(Creation, { createdAt: LessThan(new Date(createdAt.getTime() - keptMs)) });
  const request = { adminId, operation, requestKey: key, requestHash: hash };
  await insertRows(tx, Creation, [{ ...request, subjectId, createdAt }]);
}
