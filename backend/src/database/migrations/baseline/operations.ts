import { Table, TableColumn, type QueryRunner } from 'typeorm';
import {
  code,
  generatedId,
  index,
  instant,
  longText,
  optional,
  primary,
  text,
  uniqueIndex,
  veryLongText,
  whole,
} from '../columns.js';

export const operationsTables = (runner: QueryRunner): Table[] => [
  new Table({
    name: 'audit_entry',
    columns: [
      generatedId(),
      instant(runner, 'at'),
      whole('adminId', optional),
      whole('apiKeyId', optional),
      text('by', 100),
      code(runner, 'action', 64),
      code(runner, 'subject', 32),
      code(runner, 'subjectId', 200),
      veryLongText(runner, 'before', optional),
      veryLongText(runner, 'after', optional),
      text('name', 200, optional),
      code(runner, 'searchKey', 200, { default: "''" }),
    ],
    indices: [
      index('audit_entry_list', 'at', 'id', 'subject', 'action', 'adminId', 'apiKeyId', 'subjectId', 'searchKey'),
      index('audit_entry_thing', 'subject', 'subjectId', 'id', 'action', 'adminId', 'apiKeyId', 'at', 'searchKey'),
    ],
  }),
  new Table({
    name: 'change_event',
    columns: [
      generatedId(),
      whole('position', optional),
      code(runner, 'subject', 32),
      whole('subjectId'),
      code(runner, 'type', 8),
      code(runner, 'event', 32, optional),
      instant(runner, 'at'),
    ],
    indices: [index('change_event_position', 'position', 'id'), index('change_event_subject', 'subject', 'position')],
  }),
  new Table({
    // One row: the last position that was given to an event, and the last one that was deleted.
    name: 'change_feed',
    columns: [whole('id', primary), whole('position', { default: 0 }), whole('deletedTo', { default: 0 })],
  }),
  new Table({
    name: 'creation',
    columns: [
      generatedId(),
      code(runner, 'caller', 24),
      code(runner, 'operation', 100),
      code(runner, 'requestKey', 128),
      code(runner, 'requestHash', 64),
      whole('subjectId'),
      instant(runner, 'createdAt'),
    ],
    indices: [
      index('creation_created', 'createdAt'),
      uniqueIndex('creation_request', 'caller', 'operation', 'requestKey'),
    ],
  }),
  new Table({
    name: 'heartbeat',
    columns: [whole('id', primary), instant(runner, 'at')],
  }),
  new Table({
    name: 'outbox_message',
    columns: [
      generatedId(),
      code(runner, 'channel', 8),
      code(runner, 'recipient', 254),
      code(runner, 'recipientKey', 64),
      text('subject', 200, optional),
      longText('text'),
      instant(runner, 'createdAt'),
      instant(runner, 'expiresAt', optional),
      instant(runner, 'dueAt', optional),
      whole('attempts', { default: 0 }),
      instant(runner, 'sentAt', optional),
      text('lastError', 300, optional),
      longText('unsubscribeUrl', optional),
      code(runner, 'about', 64, optional),
    ],
    indices: [
      index('outbox_message_about', 'about'),
      index('outbox_message_created', 'createdAt'),
      index('outbox_message_due', 'dueAt'),
      index('outbox_message_expires', 'expiresAt'),
      index('outbox_message_recipient_key', 'recipientKey', 'createdAt'),
    ],
  }),
  new Table({
    name: 'rate_limit',
    // Names and order of the columns are those of rate-limiter-flexible.
    columns: [
      code(runner, 'key', 255, primary),
      whole('points', { default: 0 }),
      new TableColumn({ name: 'expire', type: 'bigint', isNullable: true }),
    ],
    indices: [index('rate_limit_expire', 'expire')],
  }),
  new Table({
    name: 'revision',
    columns: [whole('id', primary), whole('value', { default: 0 })],
  }),
  new Table({
    // Empty but for a moment: readiness fills it to learn whether there is room for writes again.
    name: 'room_probe',
    columns: [generatedId(), veryLongText(runner, 'filler')],
  }),
  new Table({
    name: 'seed_run',
    columns: [code(runner, 'name', 64, primary), instant(runner, 'at')],
  }),
];
