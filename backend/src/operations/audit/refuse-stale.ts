import type { EntityManager } from 'typeorm';
import type { ChangedMeanwhile, FieldConflict } from '../../common/errors/index.js';
import type { Thing } from '../thing.js';
import { AuditEntry } from './audit-entry.entity.js';

/** A record is old when so many others changed it since it was read. */
const mostEntries = 100;

interface Edited {
  /** What was sent, with the version it was made of. */
  mine: object;
  /** The record as it is, as the audit keeps it. */
  theirs: { version: number };
  /** By the name that the audit has for a field: the field, where only something about it is kept there. */
  keptAs?: Record<string, string>;
}

/**
 * The optimistic lock of every record that has a version: a form that was made of an older one is refused, with each field
 * that both changed since (what I send, what is stored, by whom and when). No version is no question. In the transaction of
 * the change, where the record is locked.
 */
export async function refuseStale(
  tx: EntityManager,
  thing: Thing,
  edited: Edited,
  error: new (id: never, conflicts: FieldConflict[]) => ChangedMeanwhile,
): Promise<void> {
  const { version } = edited.mine as { version?: number | null };
  if (version === undefined || version === null || version === edited.theirs.version) return;
  const entries = await entriesSince(tx, thing, version);
  throw new error(thing.id as never, conflictsOf(entries, edited));
}

/** The oldest first. */
async function entriesSince(tx: EntityManager, { subject, id }: Thing, version: number): Promise<AuditEntry[]> {
  const entries = await tx.find(AuditEntry, {
    where: { subject, subjectId: String(id) },
    order: { id: 'DESC' },
    take: mostEntries,
  });
  return entries.filter(({ after }) => Number(after?.version ?? 0) > version).reverse();
}

function conflictsOf(entries: AuditEntry[], { mine, theirs, keptAs = {} }: Edited): FieldConflict[] {
  const sent = JSON.parse(JSON.stringify(mine)) as Record<string, unknown>;
  const stored = JSON.parse(JSON.stringify(theirs)) as Record<string, unknown>;
  const conflicts = new Map<string, FieldConflict>();
  const base = new Map<string, unknown>();
  for (const { before, after, by, at } of entries) {
    for (const name of Object.keys(after ?? {})) {
      const field = keptAs[name] ?? name;
      if (!base.has(field)) base.set(field, name === field ? before?.[name] : undefined);
      const isMine = field in sent && !says(base.get(field), sent[field]) && !says(stored[field], sent[field]);
      if (field === 'version' || !isMine) continue;
      conflicts.set(field, { field, mine: sent[field], theirs: stored[field] ?? null, by, at: at.toISOString() });
    }
  }
  return [...conflicts.values()];
}

/** Whether a stored value is what was sent: an answer may say more of a thing than a form does. */
function says(stored: unknown, sent: unknown): boolean {
  if (stored === null || sent === null || typeof stored !== 'object' || typeof sent !== 'object')
    return stored === sent;
  if (Array.isArray(stored) !== Array.isArray(sent)) return false;
  if (Array.isArray(stored) && stored.length !== (sent as unknown[]).length) return false;
  return Object.entries(sent).every(([name, value]) => says((stored as Record<string, unknown>)[name], value));
}
