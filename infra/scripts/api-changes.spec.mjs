import { describe, expect, it } from '@jest/globals';
import { changesBetween, comparable } from './lib/api-changes.mjs';

const order = {
  type: 'object',
  properties: { id: { type: 'integer' }, notes: { type: ['string', 'null'], maxLength: 200, description: 'Notes' } },
  required: ['id'],
};
const json = (schema) => ({ content: { 'application/json': { schema } } });
const problem = { content: { 'application/problem+json': { schema: {} } } };
const notFound = { $ref: '#/components/responses/Error', description: 'orders.not_found, orders.product_not_found' };

function aDocument(change = () => {}) {
  const document = {
    openapi: '3.1.0',
    info: { version: '1.0.0' },
    paths: {
      '/api/orders': {
        put: {
          security: [],
          parameters: [{ name: 'status', in: 'query', schema: { type: 'string', enum: ['new', 'done'] } }],
          requestBody: json({ $ref: '#/components/schemas/SaveOrder' }),
          responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Order' } }), 404: notFound },
        },
      },
    },
    components: {
      schemas: { Order: structuredClone(order), SaveOrder: structuredClone(order) },
      parameters: {},
      responses: { Error: { description: 'Error', ...problem } },
    },
  };
  const { put } = document.paths['/api/orders'];
  change({ document, put, ...document.components.schemas });
  return document;
}

/** What a change of the document reports, seen from the released one. */
const reported = (change) => changesBetween(comparable(aDocument()), aDocument(change));

describe('a change breaks programs when', () => {
  it.each([
    ['an operation is gone', ({ document }) => delete document.paths['/api/orders'], 'is gone'],
    ['a parameter is gone', ({ put }) => put.parameters.pop(), 'the parameter query status is gone'],
    ['a parameter takes fewer values', ({ put }) => put.parameters[0].schema.enum.pop(), 'no longer has done'],
    ['a parameter is required now', ({ put }) => (put.parameters[0].required = true), 'is required now'],
    [
      'a field of a request is required now',
      ({ SaveOrder }) => SaveOrder.required.push('notes'),
      'notes is required now',
    ],
    ['a field of a request is gone', ({ SaveOrder }) => delete SaveOrder.properties.notes, 'notes is gone'],
    ['a request takes shorter text', ({ SaveOrder }) => (SaveOrder.properties.notes.maxLength = 100), 'maxLength 100'],
    ['a request no longer takes null', ({ SaveOrder }) => (SaveOrder.properties.notes.type = 'string'), 'takes null'],
    ['a field of an answer is gone', ({ Order }) => delete Order.properties.notes, '[].notes is gone'],
    ['a field of an answer may be missing', ({ Order }) => Order.required.pop(), '[].id may be missing'],
    ['a field of an answer has another type', ({ Order }) => (Order.properties.id.type = 'string'), 'may be string'],
    [
      'a success has another status',
      ({ put }) => (put.responses = { 201: put.responses[200], 404: notFound }),
      'answer 200',
    ],
    [
      'one of the errors of a status is gone',
      ({ put }) => (put.responses[404].description = 'orders.product_not_found'),
      'orders.not_found is gone',
    ],
    ['a login is needed now', ({ put }) => put.security.push({ admin: [] }), 'needs a login now'],
    [
      'a login is needed now because the document says so of all operations that do not say it themselves',
      ({ document, put }) => {
        document.security = [{ admin: [] }];
        delete put.security;
      },
      'needs a login now',
    ],
  ])('%s', (_name, change, text) => {
    const breaking = reported(change).filter(({ isBreaking }) => isBreaking);
    expect(breaking).toEqual([expect.objectContaining({ text: expect.stringContaining(text) })]);
  });
});

describe('nothing breaks when', () => {
  it.each([
    ['an operation is new', ({ document, put }) => (document.paths['/api/new'] = { get: { ...put } }), 'is new'],
    [
      'a request takes one more field',
      ({ SaveOrder }) => (SaveOrder.properties.more = { type: 'string' }),
      'more is new',
    ],
    ['an answer has one more field', ({ Order }) => (Order.properties.more = { type: 'string' }), 'more is new'],
    ['there is one more value', ({ put }) => put.parameters[0].schema.enum.push('late'), 'may be late'],
  ])('%s', (_name, change, text) => {
    expect(reported(change)).toEqual([{ isBreaking: false, text: expect.stringContaining(text) }]);
  });

  it('a schema refers to another one for the fields that it had', () => {
    const inherit = ({ document, Order }) => {
      document.components.schemas.OrderLink = {
        type: 'object',
        properties: { id: Order.properties.id },
        required: ['id'],
      };
      Order.allOf = [{ $ref: '#/components/schemas/OrderLink' }];
      delete Order.properties.id;
      delete Order.required;
    };
    expect(reported(inherit)).toEqual([]);
  });

  it('texts change', () => {
    expect(reported(({ Order }) => (Order.properties.notes.description = 'Other words'))).toEqual([]);
  });
});
