import type { EntityManager } from 'typeorm';
import { forgetViews } from '../list-views/forget-views.js';
import { forgetMessages } from '../outbox/forget-messages.js';
import type { RecordRef } from '../record-ref.js';
import { copy } from '../copy.js';
import { AuditEntry, type AuditState } from '../audit/audit-entry.entity.js';

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

const mark = copy.forgotten;
const nameless = { name: null, searchKey: '' };

/** Clears all recorded values of a record. The author, the action, the id and the time stay. */
async function forgetEntries(tx: EntityManager, { subject, id }: RecordRef): Promise<void> {
  const entries = await tx.findBy(AuditEntry, { subject, subjectId: String(id) });
  for (const { id: entryId, before, after } of entries) {
    await tx.update(AuditEntry, { id: entryId }, {
      ...nameless,
      before: marked(before),
      after: marked(after),
    } as never);
  }
}

function marked(state: AuditState): AuditState {
  return state && Object.fromEntries(Object.keys(state).map((field) => [field, mark]));
}
