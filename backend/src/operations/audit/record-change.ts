import { isDeepStrictEqual } from 'node:util';
import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { PreconditionFailed } from '../../common/errors/index.js';
import { insertRows } from '../../database/insert.js';
import { bumpLockedRevision } from '../../database/revision.js';
import { recordKindOf, subjectOf, type Action, type Subject } from '../../records.js';
import { eventsOfEntry } from '../events/events-of-entry.js';
import { noteEvents } from '../events/note-events.js';
import { copy } from '../copy.js';
import { storeRequest } from '../idempotency/running-request.js';
import { AuditEntry, type AuditState } from './audit-entry.entity.js';

/** The length of the column. */
const longestName = 200;

/** The author of a change: an admin (`Admin`, `AdminAccount`), a program by its key (`ApiKeyCaller`), or the site itself. */
export type Author = { displayName: string } & (
  { id: number; apiKeyId?: undefined } | { apiKeyId: number; id?: undefined } | { id?: undefined; apiKeyId?: undefined }
);

/** The columns in which every change names its author: the id of the admin or of the key, and the name at that time. */
interface AuthorColumns {
  adminId: number | null;
  apiKeyId: number | null;
  by: string;
}

function authorColumns({ id, apiKeyId, displayName }: Author): AuthorColumns {
  return { adminId: id ?? null, apiKeyId: apiKeyId ?? null, by: displayName };
}

/** Changes that nobody asked for. */
export const theSite: Author = { displayName: copy.theSite };

interface Change {
  action: Action;
  /** The name of the record, when neither state contains it. */
  name?: string;
}

/** States of a record, as the API shows it: DTOs, so that no secret gets into the audit. */
interface Saved<State> {
  /** Missing when the record was created. */
  before?: State;
  after: State;
  expectedVersion?: undefined;
}

interface Removed<State> {
  before: State;
  after?: undefined;
  expectedVersion?: undefined;
}

/**
 * The deletion of a record with a version. `expectedVersion` is the version in the request ({@link IfMatchVersion}), or null
 * for any version.
 */
interface VersionRemoved {
  before: { id: number; version: number };
  after?: undefined;
  expectedVersion: number | null;
}

/** The id of the record is in its states or in `subjectId`. */
export type AdminChange = Change &
  (
    | Saved<{ id: number }>
    | (Saved<object> & { subjectId: number | string })
    | Removed<{ id: number; version?: undefined }>
    | VersionRemoved
  );

/**
 * Records a change by an admin or a program in the transaction that makes it. For an update only the fields that differ are
 * stored; a change without differences adds no entry. If the transaction has locked the revision because it changes public
 * data ({@link lockRevision}), the revision is raised. The `Idempotency-Key` of the request is stored too. For kinds of
 * records that are in the feed of changes, an event is added.
 * @throws PreconditionFailed when a record is deleted in another version than expected
 */
export async function recordChange(tx: EntityManager, by: Author, change: AdminChange): Promise<void> {
  const { expectedVersion = null, before } = change;
  if (expectedVersion !== null && expectedVersion !== (before as { version: number }).version)
    throw new PreconditionFailed();
  await storeRequest(tx, subjectIdOf(change));
  const entry = entryOf(by, change);
  if (entry) await recordEntries(tx, [entry]);
}

/** An entry of the audit before it is stored. */
export type NewEntry = Omit<AuditEntry, 'id'>;

/** The entry that {@link recordChange} would store; null when nothing changed. */
export function entryOf(by: Author, change: AdminChange): NewEntry | null {
  const old = stateOf(change.before ?? null);
  const now = stateOf(change.after ?? null);
  const { before, after } = differenceOf(old, now);
  if (before === null && after === null) return null;
  const { action } = change;
  const subject = subjectOf(action);
  const name = change.name === undefined ? nameIn(subject, [now, old]) : storedName(change.name);
  return {
    action,
    subject,
    name,
    searchKey: searchKeyOf(name),
    before,
    after,
    at: new Date(),
    ...authorColumns(by),
    subjectId: String(subjectIdOf(change)),
  };
}

/**
 * Stores the entries of several changes of one transaction with one statement, and adds their events to the feed of changes.
 */
export async function recordEntries(tx: EntityManager, entries: readonly NewEntry[]): Promise<void> {
  await bumpLockedRevision(tx);
  await insertRows(tx, AuditEntry, entries);
  await noteEvents(tx, entries.flatMap(eventsOfEntry));
}

/** Cut to the length of its column. */
export function searchKeyOf(name: string | null): string {
  return storedName(foldForSearch(name ?? ''));
}

/** Converts to plain JSON, so that a date and its text are equal. */
export function stateOf(record: object | null): AuditState {
  return record && (JSON.parse(JSON.stringify(record)) as Record<string, unknown>);
}

function subjectIdOf(change: AdminChange): number | string {
  if ('subjectId' in change) return change.subjectId;
  return (change.after ?? change.before)?.id ?? 0;
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

/** The name of a record from the first of these states that has one, or null. */
function nameIn(subject: Subject, states: readonly (Record<string, unknown> | null)[]): string | null {
  const field = recordKindOf(subject)?.nameField;
  const [name] = states.flatMap((state) => (field ? (state?.[field] ?? []) : []));
  return typeof name === 'string' ? storedName(name) : null;
}

/** Cuts between whole characters, because a database returns half a character as another one. */
function storedName(name: string): string {
  return [...name].slice(0, longestName).join('');
}
