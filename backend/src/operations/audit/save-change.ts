import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { ConflictClass } from '../../common/errors/index.js';
import { subjectOf, type Action } from '../../records.js';
import { recordChange, stateOf, type Author } from './record-change.js';
import { refuseStale } from './refuse-stale.js';

interface Change<Stored> {
  action: Action;
  id: number | string;
  /** The name of the record, when no state contains it. */
  name?: string;
  /** The form that was sent, with the version it was made from. */
  form: object;
  /** The error for a form that was made from another version. Missing when forms have no version. */
  error?: ConflictClass;
  /** The stored record, which is locked. */
  stored: Stored;
  /** Everything that a form can change, in the shape of the API. */
  stateOf: (record: Stored) => object & { version: number };
  /** The state for the audit, if it differs from `stateOf`. */
  recordedAs?: (record: Stored) => object & { version: number };
  /** For fields of which the audit stores only a derived value: `{ contentLength: 'content' }`. */
  derivedFrom?: Record<string, string>;
  /** Returns the record with the form's changes, and does not change `stored`. */
  next: () => Stored | Promise<Stored>;
  /** Stores `next` under the new version, and returns the stored record. */
  store: (next: Stored, version: number) => Stored | Promise<Stored>;
}

/**
 * Saves a form into a record with a version, in the transaction that has locked the record. A form that was made from
 * another version is refused. A form without changes stores nothing: no version, no audit entry, no new revision of the
 * public data. Otherwise the version rises by one and the change is recorded.
 */
export async function saveChange<Stored>(tx: EntityManager, by: Author, change: Change<Stored>): Promise<Stored> {
  const { action, id: subjectId, name, form: mine, error, stored, derivedFrom } = change;
  const recordedAs = change.recordedAs ?? change.stateOf;
  const theirs = change.stateOf(stored);
  if (error)
    await refuseStale(
      tx,
      { subject: subjectOf(action), id: subjectId },
      { mine, theirs, ...(derivedFrom && { derivedFrom }) },
      error,
    );
  const before = recordedAs(stored);
  const next = await change.next();
  if (isSame(change.stateOf(next), theirs)) return stored;
  const saved = await change.store(next, theirs.version + 1);
  const named = name === undefined ? {} : { name };
  await recordChange(tx, by, { action, subjectId, ...named, before, after: recordedAs(saved) });
  return saved;
}

/**
 * Whether two states are equal. The version and the time of the last change do not count, because they change only when
 * another field changes.
 */
function isSame(next: object, before: object): boolean {
  const [a, b] = [next, before].map((state) => ({ ...stateOf(state), version: null, updatedAt: null }));
  return isDeepStrictEqual(a, b);
}
