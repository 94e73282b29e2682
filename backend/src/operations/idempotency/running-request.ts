import { AsyncLocalStorage } from 'node:async_hooks';
import { LessThan, type EntityManager } from 'typeorm';
import { insertRows } from '../../database/insert.js';
import { IdempotentRequest } from './idempotent-request.entity.js';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** A request with an `Idempotency-Key`, while its handler runs. */
export interface RunningRequest extends Pick<IdempotentRequest, 'caller' | 'operation' | 'requestKey' | 'requestHash'> {
  /** The transaction that has stored the key. A transaction that runs again after a deadlock stores it again. */
  storedIn?: EntityManager;
}

/** The request whose handler is running, if it has a key. */
export const runningRequest = new AsyncLocalStorage<RunningRequest>();

/**
 * Stores the key of the running request in the transaction that makes its change. Of two requests with the same key, the
 * second one violates the unique index and stores nothing. `recordChange` calls this, because every admin's change calls it;
 * what visitors send calls it itself.
 */
export async function storeRequest(tx: EntityManager, subjectId: number | string): Promise<void> {
  const request = runningRequest.getStore();
  if (!request || request.storedIn === tx) return;
  request.storedIn = tx;
  const { caller, operation, requestKey, requestHash } = request;
  const createdAt = new Date();
  await tx.delete(IdempotentRequest, { createdAt: LessThan(new Date(createdAt.getTime() - lifetimeMs)) });
  const row = { caller, operation, requestKey, requestHash, subjectId: Number(subjectId), createdAt };
  await insertRows(tx, IdempotentRequest, [row]);
}
