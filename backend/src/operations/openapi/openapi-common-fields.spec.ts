import { describe, expect, it } from '@jest/globals';
import { shareFields } from './openapi-common-fields.js';
import { withInheritedFields } from './openapi-inheritance.js';
import type { Schema } from './openapi-types.js';

const text = (example: string): Schema => ({ type: 'string', description: 'a text '.repeat(20).trim(), example });
const three = { name: text('a'), brix: text('b'), notes: text('c') };

function schemas(): Record<string, Schema> {
  return {
    CreateProductDto: {
      type: 'object',
      properties: { ...three, sku: text('d') },
      required: ['name', 'brix'],
    },
    PatchProductDto: { type: 'object', properties: { ...three, version: { type: 'integer' } }, required: ['version'] },
    SaveSeedProductDto: { type: 'object', properties: { ...three, seed: text('e') }, required: ['name'] },
    OtherDto: { type: 'object', properties: { name: text('a'), brix: text('f'), notes: text('f') } },
    ClosedDto: { type: 'object', properties: { ...three, more: text('g') }, additionalProperties: false },
    ProductFields: { type: 'object', properties: { taken: { type: 'string' } } },
  };
}

describe('fields that several schemas describe in the same words', () => {
  const shared = schemas();
  shareFields(shared);

  it('are a part that is called by the shortest name of these schemas, and by a number when that name is taken', () => {
    expect(shared['ProductFields']).toEqual(schemas()['ProductFields']);
    expect(shared['ProductFields2']).toEqual({ type: 'object', properties: three });
  });

  it('are replaced by a reference beside the own fields and all that a schema requires', () => {
    expect(shared['CreateProductDto']).toEqual({
      type: 'object',
      allOf: [{ $ref: '#/components/schemas/ProductFields2' }],
      properties: { sku: text('d') },
      required: ['name', 'brix'],
    });
  });

  it('stay where one of them has other words, or where a schema is closed', () => {
    expect(shared['OtherDto']).toEqual(schemas()['OtherDto']);
    expect(shared['ClosedDto']).toEqual(schemas()['ClosedDto']);
  });

  it('are read as if each schema had them itself', () => {
    const read = withInheritedFields(shared);
    for (const [name, { properties, required = [] }] of Object.entries(schemas())) {
      expect(read[name]?.properties).toEqual(properties);
      expect((read[name]?.required ?? []).sort()).toEqual(required.sort());
    }
  });

  it('stay in a schema of which another one requires them', () => {
    const all: Record<string, Schema> = {
      ...schemas(),
      ProductDto: {
        type: 'object',
        allOf: [{ $ref: '#/components/schemas/PatchProductDto' }],
        required: ['name', 'notes'],
      },
    };
    shareFields(all);
    expect(all['PatchProductDto']).toEqual(schemas()['PatchProductDto']);
  });

  it('are required by the part only when all of its schemas require them', () => {
    const all = schemas();
    for (const name of ['CreateProductDto', 'PatchProductDto', 'SaveSeedProductDto'])
      all[name]?.required?.push('notes');
    shareFields(all);
    expect(all['ProductFields2']?.required).toEqual(['notes']);
    expect(all['PatchProductDto']?.required).toEqual(['version']);
  });
});
