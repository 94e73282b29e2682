import { recordKindOf } from '../../records.js';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import type { NewEvent } from './note-events.js';

/**
 * Returns the events for a change that is recorded in the audit; none for a kind of record that is not in the feed. A change
 * that has several names gives an event for each.
 */
export function eventsOfEntry({ subject, subjectId: id, before, after }: Omit<AuditEntry, 'id'>): NewEvent[] {
  const feed = recordKindOf(subject)?.feed;
  if (!feed) return [];
  const type = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  const named = feed.eventsOf?.(type, Object.keys(after ?? {})) ?? [];
  if (named.length === 0) return [{ subject, id, type }];
  return named.map((event) => ({ subject, id, type, event }));
}
