import type { CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import type { Contact } from './contact.entity.js';

/** The export of the messages; times in UTC. */
export const contactColumns: CsvColumn<Contact>[] = [
  ['شناسه', ({ id }) => id],
  ['زمان', ({ createdAt }) => createdAt.toISOString()],
  ['نام', ({ name }) => name],
  ['شماره تماس', ({ phone }) => phone && nationalPhoneOf(phone)],
  ['ایمیل', ({ email }) => email],
  ['متن پیام', ({ message }) => message],
  ['وضعیت', ({ isRead }) => (isRead ? 'خوانده‌شده' : 'جدید')],
];
