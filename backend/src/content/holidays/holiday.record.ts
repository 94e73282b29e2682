import { defineRecordKind } from '../../record-kind.js';

export const holidayKind = defineRecordKind({
  name: 'holiday',
  label: 'تعطیلی',
  area: 'settings',
  nameField: 'title',
  actions: {
    createHoliday: { name: 'افزودن تعطیلی' },
    updateHoliday: { name: 'ویرایش تعطیلی' },
    deleteHoliday: { name: 'حذف تعطیلی' },
  },
  fieldNames: { announced: 'اعلام‌شده', day: 'روز تعطیل' },
});
