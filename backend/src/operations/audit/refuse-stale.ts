import type { EntityManager } from 'typeorm';
import type { ConflictClass, FieldConflict } from '../../common/errors/index.js';
import type { RecordRef } from '../record-ref.js';
import { AuditEntry } from './audit-entry.entity.js';

/** At most this many later changes are compared with the form. */
const mostEntries = 100;

interface Edited {
  /** The form that was sent, with the version it was made from. */
  mine: object;
  /** The stored record in the audit's form. */
  theirs: { version: number };
  /** For fields of which the audit stores only a derived value: `{ contentLength: 'content' }`. */
  derivedFrom?: Record<string, string>;
}

/**
 * Optimistic locking for every record with a version. A form that was made from an older version is refused; the error
 * lists each field that both admins changed (sent value, stored value, by whom and when). A form without a version is
 * accepted. Call it in the transaction of the change, after the record is locked.
 */
export async function refuseStale(
  tx: EntityManager,
  record: RecordRef,
  edited: Edited,
  error: ConflictClass,
): Promise<void> {
  const changes = await changesSince(tx, record, edited);
  if (changes) throw new error(record.id as never, changes.conflicts);
}

interface ChangesSince {
  conflicts: FieldConflict[];
  /** Whether the audit has every change in between; false for a version that the record never had. */
  isComplete: boolean;
  /** The admin of the last recorded change. */
  by: string;
}

/** What others changed since the form's version; null when the form has the stored version or none. */
export async function changesSince(
  tx: EntityManager,
  { subject, id }: RecordRef,
  edited: Edited,
): Promise<ChangesSince | null> {
  const { version } = edited.mine as { version?: number | null };
  const stored = edited.theirs.version;
  if (version === undefined || version === null || version === stored) return null;
  const where = { subject, subjectId: String(id) };
  const newestFirst = await tx.find(AuditEntry, { where, order: { id: 'DESC' }, take: mostEntries });
  const entries = newestFirst.filter((entry) => versionAfter(entry) > version).reverse();
  const isComplete = version < stored && new Set(entries.map(versionAfter)).size === stored - version;
  return { conflicts: conflictsOf(entries, edited), isComplete, by: newestFirst[0]?.by ?? '' };
}

const versionAfter = ({ after }: AuditEntry): number => Number(after?.version ?? 0);

function conflictsOf(entries: AuditEntry[], { mine, theirs, derivedFrom = {} }: Edited): FieldConflict[] {
  const sent = JSON.parse(JSON.stringify(mine)) as Record<string, unknown>;
  const stored = JSON.parse(JSON.stringify(theirs)) as Record<string, unknown>;
  const conflicts = new Map<string, FieldConflict>();
  const base = new Map<string, unknown>();
  for (const { before, after, by, at } of entries) {
    for (const name of Object.keys(after ?? {})) {
      const field = derivedFrom[name] ?? name;
      if (!base.has(field)) base.set(field, name === field ? before?.[name] : undefined);
      const isMine = field in sent && !isSame(base.get(field), sent[field]) && !isSame(stored[field], sent[field]);
      if (field === 'version' || !isMine) continue;
      conflicts.set(field, { field, mine: sent[field], theirs: stored[field] ?? null, by, at: at.toISOString() });
    }
  }
  return [...conflicts.values()];
}

/** Whether the stored value equals the sent one. Stored objects may have fields that a form does not send. */
function isSame(stored: unknown, sent: unknown): boolean {
  if (stored === null || sent === null || typeof stored !== 'object' || typeof sent !== 'object')
    return stored === sent;
  if (Array.isArray(stored) !== Array.isArray(sent)) return false;
  if (Array.isArray(stored) && stored.length !== (sent as unknown[]).length) return false;
  return Object.entries(sent).every(([name, value]) => isSame((stored as Record<string, unknown>)[name], value));
}
