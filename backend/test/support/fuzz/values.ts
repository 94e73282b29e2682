import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../../src/operations/openapi/index.js';
import { exampleOf, nameOfReference } from '../document.js';

type Schemas = Record<string, Schema>;

/** What there is, by the name of the field or parameter that asks for it: `{ slug: ['…'] }`. */
export type Known = Record<string, unknown[]>;

/** Where values come from: the schemas of the document, and what is known to exist. */
export interface Source {
  schemas: Schemas;
  known: Known;
}

/** Texts that people, spreadsheets, scanners and attackers send. */
const strangeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '۱۲۳',
  '١٢٣',
  '123',
  '1e3',
  '0x10',
  '-1',
  '1.5',
  '۱٫۵',
  '٬',
  '2147483648',
  '9'.repeat(400),
  'NaN',
  'null',
  'كيك',
  'کیک',
  'می‌خواهم',
  'مُشَدَّد',
  '\u202eabc',
  '\u200b\u200c\u200d',
  '👩‍👩‍👧‍👦',
  'İ',
  'ß',
  'ﷺ',
  "' OR 1=1 --",
  '"; DROP TABLE orders; --',
  '\\',
  '%',
  '_',
  '%%%',
  '*',
  '[',
  '(',
  '$where',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'http://[',
  'http://a.example\\@b',
  'mailto:',
  'a@b',
  '@',
  'a@b.c,d@e.f',
  'x'.repeat(256),
  'ی'.repeat(2_500),
  'x'.repeat(20_000),
  '0914',
  '09141234567',
  '+98 914 123 4567',
  'true',
  '2026-13-45',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '25:61',
];

const strangeNumbers = [0, -0, -1, 0.1, 1e-9, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308];

const parsed = (text: string): unknown => JSON.parse(text);

const strangeObjects: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 1_000_000 },
  { constructor: { prototype: { a: 1 } } },
  parsed('{"__proto__":{"a":1}}'),
  { toString: 1 },
  { $gt: '' },
  parsed('['.repeat(9) + ']'.repeat(9)),
  parsed('['.repeat(40) + ']'.repeat(40)),
  Array.from({ length: 300 }, () => 1),
  { a: { b: { c: { d: 1 } } } },
];

export const strangeText: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...strangeTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);

/** Any JSON value. */
export const strangeValue: Arbitrary<unknown> = fc.oneof(
  { arbitrary: strangeText, weight: 5 },
  { arbitrary: fc.constantFrom(...strangeNumbers), weight: 3 },
  { arbitrary: fc.constantFrom(...strangeObjects), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** A value that fits the schema: mostly its example, otherwise a value at one of its limits. */
export function fitting(schema: Schema, source: Source, depth = 0): Arbitrary<unknown> {
  if (schema.$ref) return fitting(source.schemas[nameOfReference(schema.$ref)] ?? {}, source, depth + 1);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((each) => fitting(each, source, depth + 1)));
  if (schema.properties) return fittingObject(schema, source, depth);
  const made = plain(schema, source, depth);
  const example = schema.format === 'email' ? undefined : exampleOf(schema, source.schemas);
  const mayBeNull = [schema.type].flat().includes('null');
  return fc.oneof(
    { arbitrary: made, weight: 3 },
    ...(example === undefined ? [] : [{ arbitrary: fc.constant(example), weight: 5 }]),
    ...(mayBeNull ? [{ arbitrary: fc.constant(null), weight: 1 }] : []),
  );
}

/** Mostly something that exists, where anything of that name is known. */
export function named<T>(name: string, made: Arbitrary<T>, { known }: Source): Arbitrary<T> {
  const existing = known[name] ?? [];
  if (existing.length === 0) return made;
  return fc.oneof(
    { arbitrary: fc.constantFrom(...existing) as Arbitrary<T>, weight: 3 },
    { arbitrary: made, weight: 1 },
  );
}

function fittingObject({ properties = {}, required = [] }: Schema, source: Source, depth: number): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      // A new thing takes a name that is free.
      name === 'slug'
        ? fitting(property, source, depth + 1)
        : named(name, fitting(property, source, depth + 1), source),
    ]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model), noNullPrototype: true });
}

function plain(schema: Schema, source: Source, depth: number): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'integer':
    case 'number':
      return fittingNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { minItems = 0, maxItems = minItems + 3 } = schema;
      const item = fitting(schema.items ?? {}, source, depth + 1);
      return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
    }
    case 'object':
      return fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 });
    default:
      return fittingText(schema);
  }
}

function fittingNumber({ minimum = 0, maximum = 1_000_000 }: Schema): Arbitrary<number> {
  const few = Math.min(maximum, Math.max(minimum, 1) + 30);
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: Math.ceil(Math.min(Math.max(minimum, 1), few)), max: Math.floor(few) }),
  );
}

const letters = fc.constantFrom(...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیabcz0۱۲۳ ‌');

function fittingText({ format, example, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (typeof example === 'string' && /^[a-z][a-z\d-]+$/.test(example))
    return fc.nat({ max: 500 }).map((number) => `made-${number}`);
  if (format === 'email') return fc.nat({ max: 500 }).map((number) => `reader${number}@example.com`);
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const text = (min: number, max: number): Arbitrary<string> =>
    fc.array(letters, { minLength: min, maxLength: max }).map((each) => each.join(''));
  const most = Math.min(maxLength, minLength + 40);
  return fc.oneof(
    { arbitrary: text(minLength, most), weight: 3 },
    {
      arbitrary: fc.constantFrom(minLength, maxLength).map((length) => 'ک'.repeat(Math.min(length, 10_000))),
      weight: 1,
    },
  );
}

/** What certainly does not fit: just past a documented limit, without something required, or with something unknown. */
export function outside(schema: Schema, source: Source): Arbitrary<unknown> {
  if (schema.$ref) return outside(source.schemas[nameOfReference(schema.$ref)] ?? {}, source);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((each) => outside(each, source)));
  const past = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    justOutside(property).map((value) => ({ name, value })),
  );
  const missing = (schema.required ?? []).map((name) => ({ name, value: undefined }));
  const changes = fc.constantFrom(...past, ...missing, { name: 'extra', value: 1 });
  return fc
    .tuple(fittingObject(schema, source, 0), changes)
    .map(([whole, { name, value }]) => ({ ...(whole as object), [name]: value }));
}

/** Values one beyond each limit of the schema. */
export function justOutside({
  minLength = 0,
  maxLength,
  minimum,
  maximum,
  minItems = 0,
  enum: values,
}: Schema): unknown[] {
  return [
    ...(minLength > 0 ? ['ک'.repeat(minLength - 1)] : []),
    ...(maxLength !== undefined && maxLength < 20_000 ? ['ک'.repeat(maxLength + 1)] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minItems > 0 ? [[]] : []),
    ...(values ? ['nonsense'] : []),
  ];
}

/** A value that almost fits: a part of it was removed, replaced, wrapped or added. */
export function almost(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const mutation = fc.record({
    at: fc.nat({ max: 200 }),
    how: fc.constantFrom('replace', 'remove', 'add', 'wrap', 'stretch', 'shorten'),
    by: strangeValue,
    name: fc.constantFrom('extra', 'id', 'isAdmin', '__proto__', 'constructor', 'version', 'status', 'نام'),
  });
  return fc
    .tuple(value, fc.array(mutation, { minLength: 1, maxLength: 2 }))
    .map(([whole, mutations]) => mutations.reduce(mutated, whole));
}

interface Mutation {
  at: number;
  how: string;
  by: unknown;
  name: string;
}

function mutated(whole: unknown, mutation: Mutation): unknown {
  if (whole === null || typeof whole !== 'object') return replacement(whole, mutation);
  const keys = Object.keys(whole);
  const key = keys[mutation.at % (keys.length + 1)];
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<string, unknown>;
  if (mutation.how === 'add' || key === undefined) {
    // As JSON.parse does: an own property, also when it is named `__proto__`.
    Object.defineProperty(copy, mutation.name, {
      value: mutation.by,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return copy;
  }
  const child = copy[key];
  const goesDeeper = child !== null && typeof child === 'object' && mutation.at % 3 > 0;
  if (goesDeeper) copy[key] = mutated(child, { ...mutation, at: Math.floor(mutation.at / 2) });
  else if (mutation.how === 'remove') delete copy[key];
  else copy[key] = replacement(child, mutation);
  return copy;
}

function replacement(value: unknown, { how, by }: Mutation): unknown {
  if (how === 'wrap') return [value];
  if (how === 'stretch')
    return typeof value === 'number' ? value * 1e6 + 1 : typeof value === 'string' ? value.repeat(60) : by;
  if (how === 'shorten') return typeof value === 'number' ? -value : typeof value === 'string' ? value.slice(0, 1) : by;
  return by;
}
