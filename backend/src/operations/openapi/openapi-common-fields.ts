import type { Schema } from './openapi-types.js';

type Schemas = Record<string, Schema>;
/** A field as one or more schemas describe it, in the same words. */
interface Field {
  name: string;
  schema: Schema;
  bytes: number;
  owners: Set<string>;
}

interface Group {
  members: string[];
  fields: Field[];
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
  const fields = fieldsOf(schemas);
  const parts: Schemas = {};
  for (let best = bestGroup(fields); best; best = bestGroup(fields)) {
    const names = best.fields.map(({ name }) => name);
    const properties = Object.fromEntries(best.fields.map(({ name, schema }) => [name, schema]));
    const required = names.filter((name) => best?.members.every((each) => schemas[each]?.required?.includes(name)));
    const part = nameOf(best, { ...schemas, ...parts });
    for (const member of best.members) {
      refer(schemas[member] ?? {}, part, names, required);
      for (const { owners } of best.fields) owners.delete(member);
    }
    parts[part] = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  }
  Object.assign(schemas, parts);
}

/** Replaces the fields that another schema has, and those of them that it requires, by a reference to that schema. */
export function refer(schema: Schema, part: string, fields: readonly string[], required: readonly string[]): void {
  const own = Object.entries(schema.properties ?? {}).filter(([field]) => !fields.includes(field));
  const ownRequired = schema.required?.filter((field) => !required.includes(field));
  delete schema.properties;
  delete schema.required;
  schema.allOf = [...(schema.allOf ?? []), { $ref: `#/components/schemas/${part}` }];
  if (own.length > 0) schema.properties = Object.fromEntries(own);
  if (ownRequired?.length) schema.required = ownRequired;
}

/** The fields that a part may have. */
function fieldsOf(schemas: Schemas): Field[] {
  const fields = new Map<string, Field>();
  const needed = neededFields(schemas);
  for (const [owner, each] of Object.entries(schemas).filter(([, each]) => canRefer(each))) {
    for (const [name, schema] of Object.entries(each.properties ?? {})) {
      if (needed(owner).has(name)) continue;
      const text = `"${name}":${JSON.stringify(schema)},`;
      const field = fields.get(text) ?? { name, schema, bytes: Buffer.byteLength(text), owners: new Set() };
      field.owners.add(owner);
      fields.set(text, field);
    }
  }
  return [...fields.values()];
}

function canRefer({ properties, additionalProperties, oneOf, anyOf }: Schema): boolean {
  return properties !== undefined && additionalProperties === undefined && !oneOf && !anyOf;
}

/**
 * The fields that schemas require of one that they refer to. They stay in it, because generators of clients do not look for required
 * fields in the parts of a part.
 */
function neededFields(schemas: Schemas): (name: string) => ReadonlySet<string> {
  const needed = new Map<string, Set<string>>();
  const visit = (name: string, required: readonly string[]): void => {
    for (const { $ref = '' } of schemas[name]?.allOf ?? []) {
      const base = $ref.slice($ref.lastIndexOf('/') + 1);
      needed.set(base, new Set([...(needed.get(base) ?? []), ...required]));
      visit(base, required);
    }
  };
  for (const [name, { required = [] }] of Object.entries(schemas)) visit(name, required);
  return (name) => needed.get(name) ?? new Set();
}

/** The fields that several schemas have in common and that save most as a part. */
function bestGroup(fields: readonly Field[]): Group | undefined {
  const bySchema = new Map<string, Set<Field>>();
  for (const field of fields.filter(({ owners }) => owners.size > 1)) {
    for (const owner of field.owners) bySchema.set(owner, (bySchema.get(owner) ?? new Set()).add(field));
  }
  let best: Group | undefined;
  const seen = new Set<string>();
  const all = [...bySchema.values()];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const common = [...one].filter((field) => other.has(field));
      const key = common.map((field) => fields.indexOf(field)).join();
      if (common.length < leastFields || seen.has(key)) continue;
      seen.add(key);
      const group = groupOf(common);
      if (group.saving >= leastSaving && (!best || group.saving > best.saving)) best = group;
    }
  }
  return best;
}

function groupOf(fields: Field[]): Group {
  const [first, ...others] = fields;
  const members = [...(first?.owners ?? [])].filter((name) => others.every(({ owners }) => owners.has(name)));
  const bytes = fields.reduce((sum, field) => sum + field.bytes, 0);
  const part = Math.max(...members.map((name) => name.length)) + referenceLength;
  return { members, fields, saving: (members.length - 1) * bytes - (members.length + 1) * part };
}

const verbs = /^(Admin|Called|Create|Dialog|Patch|Placed|Plain|Public|Register|Request|Save|Send|Staff|Tracked|Update)/;

/**
 * The name of a part, for example «SettingsFields»: the shortest name of a member without prefixes such as `Save` or `Admin`.
 */
function nameOf({ members }: Group, schemas: Schemas): string {
  const bare = members.map((each) => each.replace(verbs, '').replace(/(Dto|Fields\d*)$/, ''));
  const [shortest = ''] = bare.filter(Boolean).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const names = ['', 2, 3, 4, 5].map((number) => `${shortest}Fields${number}`);
  return names.find((name) => !(name in schemas)) ?? members.join('');
}
