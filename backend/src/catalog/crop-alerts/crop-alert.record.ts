import { defineRecordKind } from '../../record-kind.js';
import { copy } from './copy.js';

export const cropAlertKind = defineRecordKind({
  name: 'crop_alert',
  label: copy.label,
  area: 'newsletter',
  actions: { deleteCropAlert: { name: 'حذف درخواست خبر محصول جدید' } },
  fieldNames: copy.columns,
  valueNames: { channel: copy.channels },
});
