import type { EntityManager } from 'typeorm';
import { forgetEntries } from '../audit/forget-entries.js';
import { forgetMessages } from '../outbox/forget-messages.js';
import type { Thing } from '../thing.js';

/**
 * Leaves no personal value of a thing anywhere beside its own rows (D31), in the transaction that removes these and
 * after its last `recordChange`. Every deletion of people, and of what people wrote, ends with it (decision 16).
 */
export async function forget(tx: EntityManager, thing: Thing): Promise<void> {
  await forgetEntries(tx, thing);
  await forgetMessages(tx, thing);
}
