import { defineRecordKind } from '../record-kind.js';
import { copy } from './copy.js';

export const sampleKind = defineRecordKind({
  name: 'sample',
  label: copy.sample,
  area: 'orders',
  actions: {
    setSampleStatus: { name: 'تغییر وضعیت نمونه' },
    takeSampleOrder: { name: 'سفارش از نمونه', summary: (sample) => `از ${sample} سفارش ثبت کرد` },
    deleteSample: { name: 'حذف نمونه' },
  },
  fieldNames: copy.fields,
  valueNames: { status: copy.statuses, verdict: copy.verdicts },
  hiddenFields: ['nextStatuses', 'history', 'createdAt', 'updatedAt'],
  feed: {
    kind: 'samples',
    eventsOf: (type, fields) =>
      type === 'created' ? ['sample.requested'] : fields.includes('status') ? ['sample.status_changed'] : [],
  },
});
