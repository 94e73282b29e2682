import { isDeepStrictEqual } from 'node:util';
import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { labelOf } from '../../common/validation/index.js';
import { sectionTitles } from '../../content/index.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { wordsOf as wordsOfValue, type ValueNames } from './audit-values.js';
import { actions, copy, fieldNames, thingNames, thingNamesBefore } from './copy.js';
import type { Subject } from './subjects.js';

/** One field of a change in words; null where there was or is nothing. */
export interface FieldChange {
  field: string;
  /** What the field is called in forms and refusals. */
  label: string;
  before: string | null;
  after: string | null;
}

/** An entry with what its words are made of. */
export type NamedEntry = AuditEntry & { names: ValueNames };
/** `gone`: what it is about was removed since. */
export type ListedEntry = NamedEntry & { gone: boolean };

/** More fields than these are counted, not named. */
const mostNamed = 3;
const unnamed: readonly Subject[] = ['settings', 'listViews', 'product_import'];

/** What follows from the rest, counts versions, or says nothing to a person. */
const hidden = new Set(['id', 'version', 'updatedAt', 'history', 'categoryLabel', 'tomanPerTon', 'readingMinutes']);
/** Of a file its name and size are enough: address, format and sizes change with it. */
const hiddenOfMedia = new Set(['filename', 'url', 'type', 'color', 'width', 'height', 'variants', 'createdAt']);

/** What was done to what, and field by field. */
export function wordsOf(entry: NamedEntry): { thing: string; summary: string; changes: FieldChange[] } {
  const changes = changesOf(entry);
  return { thing: thingOf(entry), summary: summaryOf(entry, changes), changes };
}

/** «محصول «کنسانتره سیب»», or «سفارش ۱۲». */
function thingOf({ subject, subjectId, name }: Pick<AuditEntry, 'subject' | 'subjectId' | 'name'>): string {
  const kind = thingNames[subject as Subject] ?? subject;
  if (unnamed.includes(subject as Subject)) return kind;
  const title = subject === 'section' ? (sectionTitles as Record<string, string>)[subjectId] : name;
  const before = thingNamesBefore[subject as Subject] ?? kind;
  return title ? copy.named(before, title) : copy.numbered(before, toPersianDigits(subjectId));
}

/** What the admin did, after their name: «قیمت محصول «کنسانتره سیب» را تغییر داد». */
function summaryOf(entry: AuditEntry, changes: readonly FieldChange[]): string {
  const thing = thingOf(entry);
  const said = actions[entry.action]?.said;
  if (said) return said(thing);
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

/** The fields of an entry before and after, those left out that have no word on either side. */
function changesOf({ subject, before, after, names }: NamedEntry): FieldChange[] {
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

/** A field that holds several (`callHours`) is as many. */
function fieldsOf(subject: string, before: Record<string, unknown>, after: Record<string, unknown>): Field[] {
  const isShown = (field: string): boolean => !hidden.has(field) && !(subject === 'media' && hiddenOfMedia.has(field));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isShown).flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (!isGroup(old) && !isGroup(now)) return [{ field, label: labelIn(field), old, now }];
    const [left, right] = [old, now].map((value) => (isGroup(value) ? value : {})) as [Group, Group];
    return fieldsOf(subject, left, right)
      .filter((part) => !isDeepStrictEqual(part.old ?? null, part.now ?? null))
      .map((part) => ({ ...part, label: `${labelIn(field)}: ${part.label}` }));
  });
}

type Group = Record<string, unknown>;

/** Something with a name is one value: who it is. */
function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value || 'title' in value);
}

/** Of two lists the items that the other one lacks, or both where only the order is another. */
function differing(old: unknown, now: unknown): [old: unknown, now: unknown] {
  if (!Array.isArray(old) || !Array.isArray(now)) return [old, now];
  const lacking = (some: unknown[], others: unknown[]): unknown[] =>
    some.filter((item) => !others.some((other) => isDeepStrictEqual(item, other)));
  const [gone, come] = [lacking(old, now), lacking(now, old)];
  return gone.length + come.length > 0 ? [gone, come] : [old, now];
}

function labelIn(field: string): string {
  return fieldNames[field] ?? labelOf(undefined, field);
}
