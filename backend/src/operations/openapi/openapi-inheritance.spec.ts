import { describe, expect, it } from '@jest/globals';
import { inheritFields, withInheritedFields } from './openapi-inheritance.js';
import type { Schema } from './openapi-types.js';

const text = (example: string): Schema => ({ type: 'string', description: 'a text '.repeat(40).trim(), example });

function schemas(): Record<string, Schema> {
  return {
    Card: { type: 'object', properties: { name: text('a'), brix: text('b') }, required: ['name'] },
    Details: {
      type: 'object',
      properties: { name: text('a'), brix: text('b'), notes: text('c') },
      required: ['name', 'notes'],
    },
    OtherExample: {
      type: 'object',
      properties: { name: text('d'), brix: text('b'), notes: text('c') },
      required: ['name', 'notes'],
    },
    NothingRequired: { type: 'object', properties: { name: text('a'), brix: text('b'), more: text('c') } },
    Change: { type: 'object', properties: { title: text('a'), body: text('b') } },
    New: { type: 'object', properties: { title: text('a'), body: text('b') }, required: ['title'] },
    Tiny: { type: 'object', properties: { id: { type: 'integer' } } },
    Both: {
      type: 'object',
      properties: { name: text('a'), brix: text('b'), title: text('a'), body: text('b') },
      required: ['name'],
    },
    TinyMore: { type: 'object', properties: { id: { type: 'integer' }, at: { type: 'integer' } } },
  };
}

describe('a schema with all fields of another one', () => {
  const inherited = schemas();
  inheritFields(inherited);

  it('refers to it and names its own fields', () => {
    expect(inherited['Details']).toEqual({
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/Card' }],
      properties: { notes: text('c') },
      required: ['notes'],
    });
  });

  it('names again what has another example', () => {
    expect(Object.keys(inherited['OtherExample']?.properties ?? {})).toEqual(['name', 'notes']);
  });

  it('refers to one that requires fewer of the same fields, and names those that it requires', () => {
    expect(inherited['New']).toEqual({
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/Change' }],
      required: ['title'],
    });
  });

  it('refers to two of them when it has all fields of both', () => {
    expect(inherited['Both']).toEqual({
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/Change' }, { $ref: '#/components/schemas/Card' }],
    });
  });

  it('does not refer to it when that one requires more, or when that saves little', () => {
    expect(inherited['NothingRequired']).toEqual(schemas()['NothingRequired']);
    expect(inherited['TinyMore']).toEqual(schemas()['TinyMore']);
  });

  it('is read as if it had them itself', () => {
    const read = withInheritedFields(inherited);
    for (const [name, { properties, required = [] }] of Object.entries(schemas())) {
      expect(read[name]?.properties).toEqual(properties);
      expect((read[name]?.required ?? []).sort()).toEqual(required.sort());
    }
  });
});
