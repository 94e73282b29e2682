import type { EntityManager } from 'typeorm';
import { nameOf, type Thing } from '../thing.js';
import { OutboxMessage } from './outbox-message.entity.js';

/**
 * Removes every message about a thing, sent or not (D31); the worker removes their files, for a transaction cannot. One
 * that is on its way right now still arrives, and leaves nothing.
 */
export async function forgetMessages(tx: EntityManager, thing: Thing): Promise<void> {
  await tx.delete(OutboxMessage, { about: nameOf(thing) });
}
