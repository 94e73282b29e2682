import { defineRecordKind } from '../record-kind.js';

export const settingsKind = defineRecordKind({
  name: 'settings',
  label: 'تنظیمات سایت',
  area: 'settings',
  isSingle: true,
  actions: { updateSettings: { name: 'تغییر تنظیمات سایت' } },
});
