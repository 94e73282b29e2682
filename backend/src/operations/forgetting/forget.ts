import type { EntityManager } from 'typeorm';
import { forgetEntries } from '../audit/forget-entries.js';
import { forgetViews } from '../list-views/forget-views.js';
import { forgetMessages } from '../outbox/forget-messages.js';
import type { RecordRef } from '../record-ref.js';

/**
 * Removes the personal values of a record from the audit, the messages and saved searches. Every deletion of people, and of
 * what people wrote, calls it last, in the transaction that deletes the rows (docs/decisions/0016).
 * @param values that somebody may have searched for: names, e-mail, phones, identity numbers
 */
export async function forget(tx: EntityManager, record: RecordRef, values: readonly (string | null)[]): Promise<void> {
  await forgetEntries(tx, record);
  await forgetMessages(tx, record);
  await forgetViews(tx, record, values.filter((value) => value !== null && value !== '') as string[]);
}
