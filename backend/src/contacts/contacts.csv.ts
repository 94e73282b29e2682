import { timeColumns, type CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { copy } from './copy.js';
import type { Contact } from './contact.entity.js';

export const contactColumns: CsvColumn<Contact>[] = [
  [copy.columns.id, ({ id }) => id],
  ...timeColumns<Contact>(copy.columns.createdAt, ({ createdAt }) => createdAt),
  [copy.columns.name, ({ name }) => name],
  [copy.columns.phone, ({ phone }) => phone && nationalPhoneOf(phone)],
  [copy.columns.email, ({ email }) => email],
  [copy.columns.message, ({ message }) => message],
  [copy.columns.isRead, ({ isRead }) => (isRead ? copy.read : copy.unread)],
  [copy.columns.assignee, ({ assigneeName }) => assigneeName],
  ...timeColumns<Contact>(copy.columns.answeredAt, ({ answeredAt }) => answeredAt),
  [copy.columns.note, ({ note }) => note],
];
