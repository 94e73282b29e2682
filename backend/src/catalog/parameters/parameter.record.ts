import { defineRecordKind } from '../../record-kind.js';
import { copy } from '../copy.js';

export const parameterKind = defineRecordKind({
  name: 'parameter',
  label: 'ویژگی آزمایشگاهی',
  area: 'catalogue',
  nameField: 'name',
  actions: {
    createParameter: { name: 'افزودن ویژگی آزمایشگاهی' },
    updateParameter: { name: 'ویرایش ویژگی آزمایشگاهی' },
    deleteParameter: { name: 'حذف ویژگی آزمایشگاهی' },
  },
  fieldNames: copy.parameter,
  valueNames: { kind: copy.parameterKinds, group: copy.parameterGroups },
});

export const familyKind = defineRecordKind({
  name: 'family',
  label: 'خانوادهٔ محصول',
  area: 'catalogue',
  nameField: 'name',
  actions: {
    createFamily: { name: 'افزودن خانوادهٔ محصول' },
    updateFamily: { name: 'ویرایش خانوادهٔ محصول' },
    deleteFamily: { name: 'حذف خانوادهٔ محصول' },
  },
  fieldNames: { ...copy.family, englishName: copy.parameter.englishName },
  valueNames: { acid: copy.acids },
});
