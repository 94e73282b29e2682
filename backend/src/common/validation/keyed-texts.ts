import 'reflect-metadata';
import { ValidateBy } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

const keyed = Symbol('keyed texts');
const pattern = /^([A-Za-z]+)\[([^[\]]*)\]$/s;

/** The texts of a query in the order of the address: `spec[brix]=65..71` is the key `brix` with the text `65..71`. */
export type KeyedText = readonly [key: string, text: string];

/** Parameters of a query with one name and a key each, at most `most`: `spec[brix]=65..71&spec[ph]=3..4`. */
export function KeyedTexts(most: number, longest: number, options: FieldOptions): PropertyDecorator {
  const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= longest;
  const fits = (value: unknown): boolean =>
    Array.isArray(value) && value.length <= most && value.every((each) => Array.isArray(each) && each.every(isText));
  const checks = [ValidateBy({ name: 'keyedTexts', validator: { validate: fits } })];
  const additionalProperties = { type: 'string', maxLength: longest };
  const schema = { type: 'object', additionalProperties, maxProperties: most, style: 'deepObject', explode: true };
  return (target, property) => {
    const names = (Reflect.getMetadata(keyed, target) as string[] | undefined) ?? [];
    Reflect.defineMetadata(keyed, [...names, String(property)], target);
    Field({ schema: schema as object, checks }, options)(target, property);
  };
}

/** The query with its keyed texts under their name. A map would lose a key that comes twice; the handler refuses it. */
export function withKeyedTexts(query: object, form: { prototype: object } | undefined): object {
  const names = (form && (Reflect.getMetadata(keyed, form.prototype) as string[] | undefined)) ?? [];
  if (names.length === 0) return query;
  const folded: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const [, property = '', key = ''] = pattern.exec(name) ?? [];
    if (!names.includes(property)) folded[name] = value;
    else folded[property] = [...((folded[property] as KeyedText[] | undefined) ?? []), [key, value]];
  }
  return folded;
}
