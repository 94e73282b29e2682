import { Table, type QueryRunner } from 'typeorm';
import {
  code,
  flag,
  foreignKey,
  generatedId,
  index,
  instant,
  longText,
  optional,
  primary,
  text,
  uniqueIndex,
  whole,
} from '../columns.js';

export const contactsTables = (runner: QueryRunner): Table[] => [
  new Table({
    name: 'contact',
    columns: [
      generatedId(),
      instant(runner, 'createdAt'),
      text('name', 100),
      code(runner, 'phone', 20, optional),
      code(runner, 'email', 254, optional),
      longText('message'),
      flag('isRead', { default: false }),
      whole('assigneeId', optional),
      longText('note', optional),
      longText('reply', optional),
      instant(runner, 'answeredAt', optional),
      whole('version', { default: 1 }),
      code(runner, 'fingerprint', 64, optional),
    ],
    indices: [
      index('contact_answered', 'answeredAt', 'createdAt'),
      index('contact_assignee', 'assigneeId'),
      index('contact_created', 'createdAt'),
      uniqueIndex('contact_fingerprint', 'fingerprint'),
      index('contact_phone', 'phone'),
      index('contact_read', 'isRead', 'createdAt'),
    ],
  }),
  new Table({
    name: 'contact_search_term',
    columns: [code(runner, 'term', 64, primary), whole('contactId', primary)],
    indices: [index('contact_search_term_owner', 'contactId')],
    foreignKeys: [foreignKey('contact_search_term_of_owner', 'contactId', 'contact', 'CASCADE')],
  }),
  new Table({
    name: 'newsletter_subscriber',
    columns: [
      generatedId(),
      code(runner, 'email', 254, optional),
      code(runner, 'searchKey', 300),
      code(runner, 'token', 64),
      instant(runner, 'subscribedAt'),
      instant(runner, 'unsubscribedAt', optional),
      instant(runner, 'confirmationAt'),
    ],
    indices: [
      index('newsletter_subscriber_active', 'unsubscribedAt', 'id'),
      uniqueIndex('newsletter_subscriber_token', 'token'),
      uniqueIndex('newsletter_subscriber_email', 'email'),
    ],
  }),
];
