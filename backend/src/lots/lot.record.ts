import { verdictWords } from '@afshoreh/persian/analyses';
import { defineRecordKind } from '../record-kind.js';
import { copy } from './copy.js';

export const lotKind = defineRecordKind({
  name: 'lot',
  label: copy.lot,
  area: 'catalogue',
  nameField: 'number',
  actions: {
    createLot: { name: 'افزودن بهر' },
    updateLot: { name: 'ویرایش بهر' },
    deleteLot: { name: 'حذف بهر' },
    setLotStatus: { name: 'تغییر وضعیت بهر' },
  },
  fieldNames: copy.lotFields,
  valueNames: { status: copy.statuses, state: copy.statuses },
  hiddenFields: ['state', 'verdict', 'createdAt', 'updatedAt'],
  feed: { kind: 'lots' },
});

export const analysisKind = defineRecordKind({
  name: 'analysis',
  label: copy.analysis,
  area: 'catalogue',
  nameField: 'lotNumber',
  actions: {
    createAnalysis: { name: 'پیش‌نویس برگهٔ آنالیز' },
    updateAnalysis: { name: 'ویرایش برگهٔ آنالیز' },
    deleteAnalysis: { name: 'حذف پیش‌نویس برگهٔ آنالیز' },
    publishAnalysis: { name: 'انتشار برگهٔ آنالیز', summary: (analysis) => `${analysis} را منتشر کرد` },
  },
  fieldNames: copy.analysisFields,
  valueNames: { kind: copy.kinds, verdict: verdictWords },
  hiddenFields: ['lotId', 'createdAt'],
  feed: { kind: 'analyses' },
});
