import type { EntityManager } from 'typeorm';
import type { RecordRef } from '../record-ref.js';
import { copy } from '../copy.js';
import { AuditEntry, type AuditState } from './audit-entry.entity.js';

const mark = copy.forgotten;
const nameless = { name: null, searchKey: '' };

/** Clears all recorded values of a record. Who did what, to which id and when stays. */
export async function forgetEntries(tx: EntityManager, { subject, id }: RecordRef): Promise<void> {
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
