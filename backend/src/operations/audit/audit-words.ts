import { isDeepStrictEqual } from 'node:util';
import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { logger } from '../../common/http/index.js';
import { labelOf } from '../../common/validation/index.js';
import type { RecordKind } from '../../record-kind.js';
import { recordKindOf, recordKinds } from '../../records.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { ownOf, wordsOf as wordsOfValue, type ValueNames } from './audit-values.js';
import { copy, fieldNames } from './copy.js';

/** One field of a change in words; null when there was or is no value. */
export interface FieldChange {
  field: string;
  /** The name of the field in forms and error messages. */
  label: string;
  before: string | null;
  after: string | null;
}

interface Words {
  thing: string;
  summary: string;
  changes: FieldChange[];
}
export type WordedEntry = AuditEntry & Words;
/** `gone`: the record was deleted since. */
export type ListedEntry = WordedEntry & { gone: boolean };

/** With more changed fields than this, the summary gives their number instead of their names. */
const mostNamed = 3;
const actions = Object.assign({}, ...recordKinds.map((kind) => kind.actions)) as RecordKind['actions'];

/** Fields that are hidden for every kind of record: they are computed, count versions, or tell a reader nothing. */
const hidden = new Set(['id', 'version', 'updatedAt', 'history', 'tomanPerTon']);

/** If the values cannot be put into words, the fields are left out. */
export function wordsOf(entry: AuditEntry, names: ValueNames): Words {
  const thing = recordWords(entry);
  let changes: FieldChange[] = [];
  try {
    changes = changesOf(entry, names);
  } catch (error) {
    // One bad entry must not break the whole page.
    logger.warn({ err: error, id: entry.id }, 'audit entry cannot be put into words');
  }
  return { thing, summary: summaryOf(entry, thing, changes), changes };
}

/** «محصول «کنسانترهٔ سیب»», or «سفارش ۱۲». */
function recordWords({ subject, subjectId, name }: Pick<AuditEntry, 'subject' | 'subjectId' | 'name'>): string {
  const kind = recordKindOf(subject);
  if (kind?.isSingle) return kind.label;
  const title = kind?.titles ? ownOf(kind.titles, subjectId) : name;
  const label = kind?.labelBeforeName ?? kind?.label ?? subject;
  return title ? copy.named(label, title) : copy.numbered(label, toPersianDigits(subjectId));
}

/** The action, to be read after the admin's name: «قیمت محصول «کنسانترهٔ سیب» را تغییر داد». */
function summaryOf(entry: AuditEntry, thing: string, changes: readonly FieldChange[]): string {
  const summary = ownOf(actions, entry.action)?.summary;
  if (summary) return summary(thing);
  if (entry.before === null) return copy.added(thing);
  if (entry.after === null) return copy.removed(thing);
  const labels = [...new Set(changes.map(({ label }) => label))];
  if (labels.length === 0) return copy.changed(thing);
  if (labels.length > mostNamed) return copy.changedMany(formatNumber(labels.length), thing);
  return copy.changedFields(
    [labels.slice(0, -1).join(copy.comma), labels.at(-1)].filter(Boolean).join(copy.lastAnd),
    thing,
  );
}

/** The changed fields before and after, without fields that have no words on either side. */
function changesOf({ subject, before, after }: AuditEntry, names: ValueNames): FieldChange[] {
  return fieldsOf(subject, before ?? {}, after ?? {})
    .map(({ field, label, old, now }) => {
      const [left, right] = differing(old, now);
      return {
        field,
        label,
        before: wordsOfValue(subject, field, left, names),
        after: wordsOfValue(subject, field, right, names),
      };
    })
    .filter((change) => change.before !== null || change.after !== null);
}

interface Field {
  field: string;
  label: string;
  old: unknown;
  now: unknown;
}

/** Splits a field with several values, such as `callHours`, into one field per value. */
function fieldsOf(subject: string, before: Record<string, unknown>, after: Record<string, unknown>): Field[] {
  const kind = recordKindOf(subject);
  const labelIn = (field: string): string =>
    ownOf(kind?.fieldNames ?? {}, field) ?? ownOf(fieldNames, field) ?? labelOf(undefined, field);
  const isShown = (field: string): boolean => !hidden.has(field) && !kind?.hiddenFields?.includes(field);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isShown).flatMap((field) => {
    const old = ownOf(before, field);
    const now = ownOf(after, field);
    if (!isGroup(old) && !isGroup(now)) return [{ field, label: labelIn(field), old, now }];
    const [left, right] = [old, now].map((value) => (isGroup(value) ? value : {})) as [Group, Group];
    return fieldsOf(subject, left, right)
      .filter((part) => !isDeepStrictEqual(part.old ?? null, part.now ?? null))
      .map((part) => ({ ...part, label: `${labelIn(field)}: ${part.label}` }));
  });
}

type Group = Record<string, unknown>;

/** An object with a name counts as a single value, which is shown by its name. */
function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value || 'title' in value);
}

/** The items of each list that the other one lacks; both lists completely if only the order differs. */
function differing(old: unknown, now: unknown): [old: unknown, now: unknown] {
  if (!Array.isArray(old) || !Array.isArray(now)) return [old, now];
  const lacking = (some: unknown[], others: unknown[]): unknown[] =>
    some.filter((item) => !others.some((other) => isDeepStrictEqual(item, other)));
  const removed = lacking(old, now);
  const added = lacking(now, old);
  return removed.length + added.length > 0 ? [removed, added] : [old, now];
}
