import { defineRecordKind } from '../record-kind.js';

export const orderStatusNames = {
  new: 'جدید',
  processing: 'در حال پردازش',
  completed: 'تکمیل‌شده',
  cancelled: 'لغوشده',
};

export const orderKind = defineRecordKind({
  name: 'order',
  label: 'سفارش',
  area: 'orders',
  actions: {
    setOrderStatus: { name: 'تغییر وضعیت سفارش' },
    setOrderAssignee: { name: 'تعیین مسئول سفارش' },
    recordOrderCall: { name: 'ثبت تماس', summary: (order) => `برای ${order} تماس ثبت کرد` },
    addOrderNote: { name: 'یادداشت سفارش', summary: (order) => `برای ${order} یادداشت نوشت` },
  },
  fieldNames: { assignee: 'مسئول', calls: 'تماس‌ها', staffNotes: 'یادداشت‌های کارکنان' },
  valueNames: {
    status: orderStatusNames,
    outcome: {
      reached: 'پاسخ داد',
      no_answer: 'پاسخ نداد',
      busy: 'اشغال بود',
      wrong_number: 'شماره اشتباه بود',
      call_back: 'زمان دیگری خواست',
    },
  },
  feed: {
    kind: 'orders',
    eventsOf: (_type, fields) => [
      ...(fields.includes('status') ? (['order.status_changed'] as const) : []),
      ...(fields.includes('calls') ? (['order.call_recorded'] as const) : []),
    ],
  },
});
