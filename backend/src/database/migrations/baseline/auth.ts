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

export const authTables = (runner: QueryRunner): Table[] => [
  new Table({
    name: 'admin',
    columns: [
      generatedId(),
      code(runner, 'username', 100),
      text('displayName', 100),
      code(runner, 'email', 254, optional),
      code(runner, 'passwordHash', 200),
      instant(runner, 'createdAt'),
      instant(runner, 'passwordChangedAt', optional),
      code(runner, 'role', 16, { default: "'owner'" }),
      whole('version', { default: 1 }),
      flag('isInvited', { default: false }),
      instant(runner, 'disabledAt', optional),
      instant(runner, 'lastSeenAt', optional),
    ],
    indices: [uniqueIndex('admin_username', 'username')],
  }),
  new Table({
    name: 'admin_link',
    columns: [whole('adminId', primary), code(runner, 'tokenHash', 64), instant(runner, 'expiresAt')],
    indices: [uniqueIndex('admin_link_token', 'tokenHash')],
    foreignKeys: [foreignKey('admin_link_of_admin', 'adminId', 'admin', 'CASCADE')],
  }),
  new Table({
    name: 'admin_list_views',
    columns: [whole('adminId', primary), longText('views'), whole('version', { default: 1 })],
  }),
  new Table({
    name: 'admin_session',
    columns: [
      code(runner, 'id', 64, primary),
      whole('adminId'),
      instant(runner, 'createdAt'),
      instant(runner, 'lastSeenAt'),
      text('address', 45, optional),
      text('userAgent', 300, optional),
    ],
    indices: [index('admin_session_admin', 'adminId')],
    foreignKeys: [foreignKey('admin_session_of_admin', 'adminId', 'admin', 'CASCADE')],
  }),
  new Table({
    name: 'customer',
    columns: [
      generatedId(),
      text('fullName', 100),
      code(runner, 'email', 254),
      code(runner, 'phoneNumber', 20),
      code(runner, 'passwordHash', 200),
      instant(runner, 'createdAt'),
      code(runner, 'sortKey', 200, { default: "''" }),
    ],
    indices: [index('customer_sort_key', 'sortKey'), uniqueIndex('customer_email', 'email')],
  }),
  new Table({
    name: 'customer_search_term',
    columns: [code(runner, 'term', 64, primary), whole('customerId', primary)],
    indices: [index('customer_search_term_owner', 'customerId')],
    foreignKeys: [foreignKey('customer_search_term_of_owner', 'customerId', 'customer', 'CASCADE')],
  }),
  new Table({
    name: 'customer_session',
    columns: [
      code(runner, 'id', 64, primary),
      whole('customerId'),
      instant(runner, 'createdAt'),
      instant(runner, 'expiresAt'),
    ],
    indices: [index('customer_session_customer', 'customerId'), index('customer_session_expires', 'expiresAt')],
    foreignKeys: [foreignKey('customer_session_of_customer', 'customerId', 'customer', 'CASCADE')],
  }),
  new Table({
    name: 'known_device',
    columns: [
      code(runner, 'id', 64, primary),
      whole('adminId', optional),
      whole('customerId', optional),
      instant(runner, 'expiresAt'),
    ],
    indices: [
      index('known_device_adminId', 'adminId'),
      index('known_device_customerId', 'customerId'),
      index('known_device_expiresAt', 'expiresAt'),
    ],
    foreignKeys: [
      foreignKey('known_device_of_admin', 'adminId', 'admin', 'CASCADE'),
      foreignKey('known_device_of_customer', 'customerId', 'customer', 'CASCADE'),
    ],
  }),
  new Table({
    name: 'password_reset',
    columns: [whole('customerId', primary), code(runner, 'tokenHash', 64), instant(runner, 'expiresAt')],
    indices: [uniqueIndex('password_reset_tokenHash', 'tokenHash')],
    foreignKeys: [foreignKey('password_reset_of_customer', 'customerId', 'customer', 'CASCADE')],
  }),
  new Table({
    name: 'secret',
    columns: [code(runner, 'name', 40, primary), code(runner, 'value', 100)],
  }),
];
