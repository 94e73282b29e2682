import type { Area } from './auth/roles.js';
import type { ChangeType, EventName } from './operations/events/index.js';

interface Action {
  /** The name in the filter of the audit. */
  name: string;
  /**
   * A sentence about the action that follows the admin's name; `record` is for example «محصول «رب گوجه»». Without it the
   * sentence describes the change.
   */
  summary?: (record: string) => string;
}

/** How the records of one kind appear in the feed of changes (`GET /api/changes`). */
export interface RecordFeed {
  /** The name in the feed, as in the path of the record's calls; it never changes. */
  kind: string;
  /** Returns the names of the events of a change; most changes have none. `fields` are the fields that an update changed. */
  eventsOf?: (type: ChangeType, fields: readonly string[]) => EventName[];
}

/** The description of one kind of record that admins change, for the audit, the roles and the exports. */
export interface RecordKind<ActionName extends string = string> {
  /** The name in the API and in stored audit entries; it never changes. */
  name: string;
  label: string;
  /** The label in front of a name or a number, if it differs from `label`. */
  labelBeforeName?: string;
  /** A role that may read this area may read the history of the record. */
  area: Area;
  /**
   * The field of a recorded state that is the name. Customers and visitors have none, because an entry may not keep the name
   * of a person whose data is removed.
   */
  nameField?: string;
  /** Names by id, for records that are defined in code. */
  titles?: Record<string, string>;
  /** There is only one such record, or one for each admin, so that the label needs no name or number. */
  isSingle?: boolean;
  /** The writing operations, by `operationId`. */
  actions: Record<ActionName, Action>;
  /** Labels of fields that `commonLabels` does not have. */
  fieldNames?: Record<string, string>;
  /** Labels of values that are codes, by field. */
  valueNames?: Record<string, Record<string, string>>;
  /** Fields that are computed from others, or mean nothing to readers. */
  hiddenFields?: readonly string[];
  /** Only for kinds that programs can follow in the feed of changes. */
  feed?: RecordFeed;
}

/** Describes a kind of record beside its entity. `records.ts` lists all kinds. */
export function defineRecordKind<const Name extends string, ActionName extends string>(
  kind: RecordKind<ActionName> & { name: Name },
): RecordKind<ActionName> & { name: Name } {
  return kind;
}
