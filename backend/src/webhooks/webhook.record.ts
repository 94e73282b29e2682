import { defineRecordKind } from '../record-kind.js';

export const webhookKind = defineRecordKind({
  name: 'webhook',
  label: 'وب‌هوک',
  area: 'webhooks',
  nameField: 'url',
  actions: {
    createWebhook: { name: 'ساخت وب‌هوک', summary: (webhook) => `${webhook} را ساخت` },
    updateWebhook: { name: 'ویرایش وب‌هوک' },
    pauseWebhook: { name: 'توقف خودکار وب‌هوک', summary: (webhook) => `ارسال به ${webhook} را متوقف کرد` },
    rotateWebhook: { name: 'تعویض رمز وب‌هوک', summary: (webhook) => `رمز ${webhook} را عوض کرد` },
    deleteWebhook: { name: 'حذف وب‌هوک' },
  },
  fieldNames: {
    events: 'رویدادها',
    isActive: 'ارسال',
    previousUntil: 'اعتبار رمز پیشین تا',
  },
  valueNames: {
    events: {
      'order.placed': 'ثبت سفارش',
      'order.status_changed': 'تغییر وضعیت سفارش',
      'order.call_recorded': 'ثبت تماس',
      'order.lines_changed': 'تغییر اقلام سفارش',
      'sample.requested': 'درخواست نمونه',
      'sample.status_changed': 'تغییر وضعیت نمونه',
      'quote.sent': 'ارسال پیش‌فاکتور',
      'quote.accepted': 'پذیرش پیش‌فاکتور',
      'quote.change_requested': 'درخواست تغییر پیش‌فاکتور',
      'contact.received': 'پیام جدید',
      'product.changed': 'تغییر محصول',
      'product.price_changed': 'تغییر قیمت',
      'seller.applied': 'درخواست فروشنده',
      'release.live': 'انتشار نسخه',
    },
  },
});
