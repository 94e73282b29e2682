import { isDeepStrictEqual } from 'node:util';
import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import type { CreationKey } from '../../common/http/idempotency-key.js';
import { recordCreation } from '../idempotency/record-creation.js';
import { AuditEntry, type AuditState } from './audit-entry.entity.js';
import { nameIn, storedName, type Subject } from './subjects.js';

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
  /** What kind of thing: `product`. */
  subject: Subject;
  subjectId: number | string;
  /** What it is called, where neither state says so. */
  name?: string;
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
  const [old, now] = [stateOf(change.before), stateOf(change.after)];
  const { before, after } = differenceOf(old, now);
  if (by.creation) await recordCreation(tx, by.id, by.creation, Number(change.subjectId));
  if (before === null && after === null) return;
  const { action, subject } = change;
  const name = change.name === undefined ? nameIn(subject, [now, old]) : storedName(change.name);
  await tx.insert(AuditEntry, {
    ...{ action, subject, name, searchKey: searchKeyOf(name), before, after },
    at: new Date(),
    adminId: by.id,
    by: by.displayName,
    subjectId: String(change.subjectId),
  } as Omit<AuditEntry, 'id'> as never);
}

/** {@link recordChange} of one kind of thing, by its states before and after. */
export function recorderOf<State extends object>(subject: Subject) {
  return (
    tx: EntityManager,
    by: Author,
    action: string,
    subjectId: number,
    before: State | null,
    after: State | null,
  ): Promise<void> => recordChange(tx, by, { action, subject, subjectId, before, after });
}

/** As long as its column. */
export function searchKeyOf(name: string | null): string {
  return storedName(foldForSearch(name ?? ''));
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
