import { defineRecordKind } from '../record-kind.js';

export const orderStatusNames = {
  new: 'جدید',
  processing: 'در حال پردازش',
  completed: 'تکمیل‌شده',
  cancelled: 'لغوشده',
};

export const orderSourceNames = { site: 'سایت', phone: 'تلفن' };

export const orderKind = defineRecordKind({
  name: 'order',
  label: 'سفارش',
  area: 'orders',
  actions: {
    takePhoneOrder: { name: 'ثبت سفارش تلفنی', summary: (order) => `${order} را تلفنی ثبت کرد` },
    setOrderStatus: { name: 'تغییر وضعیت سفارش' },
    setOrderAssignee: { name: 'تعیین مسئول سفارش' },
    setOrderExternalId: {
      name: 'تغییر شناسهٔ بیرونی سفارش',
      summary: (order) => `شناسهٔ بیرونی ${order} را تغییر داد`,
    },
    setOrderLines: { name: 'تغییر اقلام سفارش', summary: (order) => `اقلام ${order} را تغییر داد` },
    setOrderCompany: { name: 'تغییر شرکت و تحویل سفارش' },
    setOrderReminder: {
      name: 'یادآوری سفارش دوباره',
      summary: (order) => `برای ${order} یادآوری سفارش دوباره گذاشت`,
    },
    deleteOrderReminder: {
      name: 'پایان یادآوری سفارش دوباره',
      summary: (order) => `یادآوری ${order} را پایان داد`,
    },
    recordOrderCall: { name: 'ثبت تماس', summary: (order) => `برای ${order} تماس ثبت کرد` },
    addOrderNote: { name: 'یادداشت سفارش', summary: (order) => `برای ${order} یادداشت نوشت` },
  },
  fieldNames: {
    trackingCode: 'کد پیگیری',
    createdAt: 'تاریخ ثبت',
    callBy: 'مهلت تماس',
    items: 'اقلام',
    source: 'محل ثبت',
    lostReason: 'دلیل لغو',
    assignee: 'مسئول',
    calls: 'تماس‌ها',
    staffNotes: 'یادداشت‌های کارکنان',
    reminder: 'یادآوری سفارش دوباره',
    every: 'فاصله (ماه)',
    day: 'روز ماه',
    nextOn: 'یادآوری بعدی',
  },
  valueNames: {
    status: orderStatusNames,
    source: orderSourceNames,
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
    eventsOf: (type, fields) =>
      type === 'created'
        ? ['order.placed']
        : [
            ...(fields.includes('status') ? (['order.status_changed'] as const) : []),
            ...(fields.includes('items') ? (['order.lines_changed'] as const) : []),
            ...(fields.includes('calls') ? (['order.call_recorded'] as const) : []),
          ],
  },
});
