import { defineRecordKind } from '../../record-kind.js';

export const subscriberKind = defineRecordKind({
  name: 'subscriber',
  label: 'مشترک خبرنامه',
  area: 'newsletter',
  actions: { deleteSubscriber: { name: 'حذف مشترک خبرنامه' } },
  fieldNames: { subscribedAt: 'زمان عضویت', unsubscribedAt: 'زمان لغو عضویت' },
});
