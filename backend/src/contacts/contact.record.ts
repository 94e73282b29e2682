import { defineRecordKind } from '../record-kind.js';

export const contactKind = defineRecordKind({
  name: 'contact',
  label: 'پیام تماس',
  area: 'contacts',
  actions: {
    markContactRead: { name: 'خواندن پیام تماس', summary: (contact) => `${contact} را خوانده‌شده علامت زد` },
    markContactUnread: {
      name: 'بازگرداندن پیام به خوانده‌نشده',
      summary: (contact) => `${contact} را خوانده‌نشده علامت زد`,
    },
    deleteContact: { name: 'حذف پیام تماس' },
  },
  fieldNames: { isRead: 'خوانده‌شده' },
  feed: { kind: 'contacts' },
});
