import type { EventName } from '../events/index.js';
import type { Call, OpenApiDocument, Operation, Parameter, Schema } from './openapi-types.js';

type RecordEvent = Exclude<EventName, 'release.live'>;

/** The events about records, and the kind of the record that each is about. */
const events: Record<RecordEvent, { summary: string; kind: string }> = {
  'order.placed': { summary: 'An order was placed', kind: 'orders' },
  'order.status_changed': { summary: 'An order has another status', kind: 'orders' },
  'order.call_recorded': { summary: 'A call about an order was recorded', kind: 'orders' },
  'order.lines_changed': { summary: 'Staff changed the lines of an order', kind: 'orders' },
  'quote.sent': { summary: 'A proforma of the order was sent', kind: 'orders' },
  'quote.accepted': { summary: 'The buyer accepted a proforma', kind: 'orders' },
  'quote.change_requested': { summary: 'The buyer asked for a change of a proforma', kind: 'orders' },
  'sample.requested': { summary: 'Somebody asked for a sample', kind: 'samples' },
  'sample.status_changed': { summary: 'A sample has another status', kind: 'samples' },
  'contact.received': { summary: 'A visitor has sent a message', kind: 'contacts' },
  'product.changed': { summary: 'A product was changed', kind: 'products' },
  'product.price_changed': { summary: 'A product has another price', kind: 'products' },
  'seller.applied': { summary: 'A seller has applied', kind: 'sellers' },
};

const parameters = [
  headerOf('webhook-id', 'The same in each attempt, so that a repetition is recognised', 'msg_7_1795509000000'),
  headerOf('webhook-timestamp', 'When this attempt was made: Unix time in seconds', '1795509000'),
  headerOf(
    'webhook-signature',
    '`v1,` and the base64 of an HMAC-SHA256 of `id.timestamp.body`; two, separated by a space, while one secret replaces another',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ),
];

const body: Schema = {
  type: 'object',
  description: 'Names the record, and holds nothing of it: read it with a key',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { $ref: '#/components/schemas/WebhookEvent' },
    timestamp: { type: 'string', format: 'date-time', example: '2026-11-24T09:30:00.000Z' },
    data: {
      type: 'object',
      required: ['kind', 'id'],
      properties: {
        kind: { $ref: '#/components/schemas/ChangeKind' },
        id: { type: 'integer', example: 1024 },
        changedFields: {
          type: 'array',
          items: { type: 'string' },
          description: 'Of a change whose fields are known: their names',
          example: ['origin'],
        },
      },
    },
  },
};

const release = { remote: 'cart', version: '0123456789abcdef', formerVersion: 'fedcba9876543210', action: 'promote' };

const releaseBody: Schema = {
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { type: 'string', enum: ['release.live'] },
    timestamp: { type: 'string', format: 'date-time', description: 'When it went live' },
    data: {
      type: 'object',
      required: ['remote', 'version', 'formerVersion', 'action'],
      properties: {
        remote: { type: 'string', example: release.remote, description: 'Which part of the site' },
        version: { type: 'string', example: release.version },
        formerVersion: {
          type: ['string', 'null'],
          example: release.formerVersion,
          description: 'null: nothing was live before',
        },
        action: { type: 'string', enum: ['promote', 'rollback'] },
      },
    },
  },
};

/** Adds `webhooks`: what the site sends to the address of a webhook. Returns them as calls. */
export function addWebhooks(document: OpenApiDocument): Call[] {
  Object.assign(document.components.schemas, { WebhookBody: body, ReleaseWebhookBody: releaseBody });
  const ofRecords = Object.entries(events).map(([event, { summary, kind }]) =>
    deliveryOf(event, { summary, schema: 'WebhookBody', data: { kind, id: 1024 } }),
  );
  const summary = 'A release of a part of the site went live for everybody';
  const calls = [...ofRecords, deliveryOf('release.live', { summary, schema: 'ReleaseWebhookBody', data: release })];
  document.webhooks = Object.fromEntries(calls.map(({ path, operation }) => [path, { post: operation }]));
  return calls;
}

function deliveryOf(event: string, { summary, schema, data }: { summary: string; schema: string; data: object }): Call {
  const example = { type: event, timestamp: '2026-11-24T09:30:00.000Z', data };
  const $ref = `#/components/schemas/${schema}`;
  const operation: Operation = {
    operationId: `receive_${event.replace('.', '_')}`,
    summary,
    tags: ['webhooks'],
    // Receivers check the signature, so there is no login.
    security: [],
    parameters: [...parameters],
    requestBody: { required: true, content: { 'application/json': { schema: { $ref }, example } } },
    responses: {
      '2XX': { description: 'Delivered; within 5 seconds' },
      default: {
        description:
          'Sent again after pauses that grow, for three days; then the webhook is paused, after a 410 at once',
      },
    },
  };
  return { method: 'post', path: event, operation };
}

function headerOf(name: string, description: string, example: string): Parameter {
  return { name, in: 'header', required: true, description, schema: { type: 'string', example } };
}
