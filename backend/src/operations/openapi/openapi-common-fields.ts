import type { Schema } from './openapi-types.js';

type Schemas = Record<string, Schema>;
type Property = Record<string, string>;

interface Group {
  members: string[];
  fields: string[];
  saving: number;
}

/** The least number of bytes that a part must save, and the least number of fields that it has. */
const leastSaving = 60;
const leastFields = 2;
/** The length of a reference to a part, beside its name. */
const referenceLength = 36;

/**
 * Shortens the document further: fields that several schemas describe in the same words, though none of these schemas has all fields
 * of another, become a part of their own (`SettingsFields`), which the schemas refer to (`allOf`). The part that saves most
 * comes first.
 */
export function shareFields(schemas: Schemas): void {
  const parts: Schemas = {};
  for (let best = bestGroup(schemas); best; best = bestGroup(schemas)) {
    const name = nameOf(best, { ...schemas, ...parts });
    const properties = Object.fromEntries(
      best.fields.map((field) => [field, schemas[best.members[0] ?? '']?.properties?.[field] ?? {}]),
    );
    const required = best.fields.filter((field) =>
      best.members.every((each) => schemas[each]?.required?.includes(field)),
    );
    for (const member of best.members) refer(schemas[member] ?? {}, name, best.fields, required);
    parts[name] = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }
  Object.assign(schemas, parts);
}

/** Puts a reference to another schema in place of the fields that it has, and of those of them that it requires. */
export function refer(schema: Schema, part: string, fields: readonly string[], required: readonly string[]): void {
  const own = Object.entries(schema.properties ?? {}).filter(([field]) => !fields.includes(field));
  const ownRequired = schema.required?.filter((field) => !required.includes(field));
  delete schema.properties;
  delete schema.required;
  schema.allOf = [...(schema.allOf ?? []), { $ref: `#/components/schemas/${part}` }];
  if (own.length > 0) schema.properties = Object.fromEntries(own);
  if (ownRequired?.length) schema.required = ownRequired;
}

function bestGroup(schemas: Schemas): Group | undefined {
  const texts = new Map<string, Property>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (canRefer(schema)) texts.set(name, textsOf(schema, neededOf(name, schemas)));
  }
  let best: Group | undefined;
  for (const fields of commonFields([...texts.values()])) {
    const group = groupOf(fields, texts);
    if (group.saving >= leastSaving && (!best || group.saving > best.saving)) best = group;
  }
  return best;
}

function canRefer({ properties, additionalProperties, oneOf, anyOf }: Schema): boolean {
  return properties !== undefined && additionalProperties === undefined && !oneOf && !anyOf;
}

/** The fields of a schema that a part may have, as texts to compare. */
function textsOf({ properties = {} }: Schema, needed: ReadonlySet<string>): Property {
  const entries = Object.entries(properties).filter(([field]) => !needed.has(field));
  return Object.fromEntries(entries.map(([field, each]) => [field, JSON.stringify(each)]));
}

/**
 * The fields that schemas require of this one, which they refer to. They stay in it, because generators of clients do not look for
 * required fields in the parts of a part.
 */
function neededOf(name: string, schemas: Schemas): Set<string> {
  const users = Object.entries(schemas).filter(([, { allOf = [] }]) =>
    allOf.some(({ $ref = '' }) => $ref.endsWith(`/${name}`)),
  );
  return new Set(users.flatMap(([user, { required = [] }]) => [...required, ...neededOf(user, schemas)]));
}

/** The fields that two schemas have in common, of every two schemas. */
function commonFields(all: readonly Property[]): Property[] {
  const found = new Map<string, Property>();
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const common = Object.entries(one).filter(([field, text]) => other[field] === text);
      if (common.length >= leastFields) found.set(JSON.stringify(common.toSorted()), Object.fromEntries(common));
    }
  }
  return [...found.values()];
}

function groupOf(common: Property, texts: ReadonlyMap<string, Property>): Group {
  const fields = Object.entries(common);
  const members = [...texts].filter(([, texts]) => fields.every(([field, text]) => texts[field] === text));
  const names = members.map(([name]) => name);
  const bytes = fields.reduce((sum, [field, text]) => sum + field.length + Buffer.byteLength(text) + 4, 0);
  const part = Math.max(...names.map((name) => name.length)) + referenceLength;
  return {
    members: names,
    fields: Object.keys(common),
    saving: (names.length - 1) * bytes - (names.length + 1) * part,
  };
}

const verbs = /^(Admin|Called|Create|Dialog|Patch|Placed|Plain|Public|Register|Request|Save|Send|Staff|Tracked|Update)/;

/** «SettingsFields»: by the shortest name of a member, without what says who sends or reads it. */
function nameOf({ members }: Group, schemas: Schemas): string {
  const bare = members.map((each) => each.replace(verbs, '').replace(/(Dto|Fields\d*)$/, ''));
  const [shortest = ''] = bare.filter(Boolean).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const names = ['', 2, 3, 4, 5].map((number) => `${shortest}Fields${number}`);
  return names.find((name) => !(name in schemas)) ?? members.join('');
}
