import { recordKindOf } from '../../records.js';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import type { NewEvent } from './note-events.js';

/** The events of a change by staff; none for a kind that the feed does not have. A change with two names is two events. */
export function eventsOfEntry({ subject, subjectId: id, before, after }: Omit<AuditEntry, 'id'>): NewEvent[] {
  const feed = recordKindOf(subject)?.feed;
  if (!feed) return [];
  const type = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  const named = feed.eventsOf?.(type, Object.keys(after ?? {})) ?? [];
  if (named.length === 0) return [{ subject, id, type }];
  return named.map((event) => ({ subject, id, type, event }));
}
