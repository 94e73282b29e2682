import { remoteNames } from '../../operations/releases/release.record.js';
import { defineRecordKind } from '../../record-kind.js';
import type { Scope } from '../scopes.js';

export const apiKeyKind = defineRecordKind({
  name: 'api_key',
  label: 'کلید API',
  area: 'apiKeys',
  nameField: 'name',
  actions: {
    createApiKey: { name: 'ساخت کلید API', summary: (key) => `${key} را ساخت` },
    updateApiKey: { name: 'ویرایش کلید API' },
    rotateApiKey: { name: 'تعویض رمز کلید API', summary: (key) => `رمز ${key} را عوض کرد` },
    revokeApiKey: { name: 'باطل کردن کلید API', summary: (key) => `${key} را باطل کرد` },
  },
  fieldNames: {
    addresses: 'نشانی‌های مجاز',
    expiresAt: 'زمان پایان',
    prefix: 'آغاز کلید',
    previousUntil: 'اعتبار رمز پیشین تا',
    remote: 'بخش سایت',
    requiresIfMatch: 'تغییر فقط با نسخه',
    revokedAt: 'زمان باطل شدن',
    scopes: 'مجوزها',
  },
  valueNames: {
    remote: remoteNames,
    scopes: {
      'catalogue:read': 'خواندن کاتالوگ',
      'prices:write': 'تعیین قیمت‌ها',
      'catalogue:write': 'ویرایش کاتالوگ',
      'orders:read': 'خواندن سفارش‌ها',
      'orders:write': 'ویرایش سفارش‌ها',
      'contacts:read': 'خواندن پیام‌ها',
      'customers:read': 'خواندن مشتریان',
      'customers:write': 'افزودن مشتری',
      webhooks: 'وب‌هوک‌ها',
      'releases:publish': 'انتشار نسخه',
    } satisfies Record<Scope, string>,
  },
});
