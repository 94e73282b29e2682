import { expect, it } from '@jest/globals';
import { dropPlainExamples } from './openapi-plain-examples.js';
import type { Call, Schema } from './openapi-types.js';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const number: Schema = { type: ['integer', 'null'], minimum: 0, maximum: 9, example: 7 };
const instant: Schema = { type: 'string', format: 'date-time', example: '2026-11-21T08:30:00.000Z' };
const word: Schema = { type: 'string', maxLength: 9, example: 'APL-70' };

const schemas: Record<string, Schema> = {
  Answer: {
    type: 'object',
    properties: {
      count: number,
      at: instant,
      sku: word,
      lines: { type: 'array', items: { properties: { n: number } } },
    },
  },
  Form: { type: 'object', properties: { count: number, line: ref('Line') } },
  Line: { type: 'object', properties: { at: instant } },
};
const operation = {
  operationId: 'saveThing',
  requestBody: { content: { 'application/json': { schema: ref('Form') } } },
  responses: { 200: { content: { 'application/json': { schema: ref('Answer') } } } },
};
const calls: Call[] = [{ method: 'put', path: '/things', operation }];

it('leaves out what the type of an answer says already, and keeps the words and all that a request may contain', () => {
  const kept = structuredClone(schemas);
  dropPlainExamples(calls, kept);
  expect(kept).toEqual({
    Form: schemas['Form'],
    Line: schemas['Line'],
    Answer: {
      type: 'object',
      properties: {
        count: { type: ['integer', 'null'] },
        at: { type: 'string', format: 'date-time' },
        sku: word,
        lines: { type: 'array', items: { properties: { n: { type: ['integer', 'null'] } } } },
      },
    },
  });
});
