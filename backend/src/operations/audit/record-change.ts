import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { CreationKey } from '../../common/http/idempotency-key.js';
import { recordCreation } from '../idempotency/record-creation.js';
import { AuditEntry, type AuditState } from './audit-entry.entity.js';

/** Whoever changes something: an `Admin` fits. */
export interface Author {
  id: number;
  displayName: string;
  /** Of a request that makes something once; see `Creations`. */
  creation?: CreationKey;
}

export interface AdminChange {
  /** The `operationId` of the call: `updateProduct`. */
  action: string;
  /** What kind of thing, one word: `product`. */
  subject: string;
  subjectId: number | string;
  /** The thing as admins saw it, in the shape of the API (a DTO, so that no secret gets in); null when it is new. */
  before: object | null;
  /** The thing as it is now; null when it is gone. */
  after: object | null;
}

/**
 * Writes down an admin's change in the transaction that makes it (design §5 "Audit"). Of a thing that was there and still
 * is, only the fields that differ are kept; a change that changed nothing leaves no entry. The key of a request that makes
 * something is kept with it.
 */
export async function recordChange(tx: EntityManager, by: Author, change: AdminChange): Promise<void> {
  const { before, after } = differenceOf(stateOf(change.before), stateOf(change.after));
  if (by.creation) await recordCreation(tx, by.id, by.creation, Number(change.subjectId));
  if (before === null && after === null) return;
  const { action, subject } = change;
  await tx.insert(AuditEntry, {
    ...{ action, subject, before, after },
    at: new Date(),
    adminId: by.id,
    by: by.displayName,
    subjectId: String(change.subjectId),
  } as Omit<AuditEntry, 'id'> as never);
}

/** Plain JSON, so that a date and its text are the same thing. */
function stateOf(thing: object | null): AuditState {
  return thing && (JSON.parse(JSON.stringify(thing)) as Record<string, unknown>);
}

function differenceOf(before: AuditState, after: AuditState): { before: AuditState; after: AuditState } {
  if (before === null || after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return { before: null, after: null };
  const only = (state: Record<string, unknown>): AuditState =>
    Object.fromEntries(changed.map((name) => [name, state[name] ?? null]));
  return { before: only(before), after: only(after) };
}
