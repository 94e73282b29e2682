import { recordKindOf } from '../../records.js';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import type { NewEvent } from './note-events.js';

/** These fields change with every update, so they are not listed. */
const ofEveryChange = ['version', 'updatedAt'];

/**
 * Returns the events for a change that is recorded in the audit; none for a kind of record that is not in the feed. A change
 * that has several names gives an event for each.
 */
export function eventsOfEntry({ subject, subjectId: id, before, after }: Omit<AuditEntry, 'id'>): NewEvent[] {
  const feed = recordKindOf(subject)?.feed;
  if (!feed) return [];
  const type = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  const fields = Object.keys(after ?? {});
  const named = feed.eventsOf?.(type, fields) ?? [];
  const changedFields = type === 'changed' ? fields.filter((field) => !ofEveryChange.includes(field)) : undefined;
  const changed: NewEvent = { subject, id, type, ...(changedFields && { changedFields }) };
  if (named.length === 0) return [changed];
  return named.map((event) => ({ ...changed, event }));
}
