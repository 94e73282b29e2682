import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type AuditEntry = ItemOf<'/audit'>;

/** The changes by staff, the newest first. `?thing=product&id=12` is the history of one record. */
export const audit = resource({
  path: '/audit',
  key: 'audit',
  subject: 'entry',
  nameOf: ({ summary }) => summary,
  words: copy,
  filters: {
    subject: { label: copy.subject, parameter: 'thing' },
    subjectId: { label: copy.subject, parameter: 'id' },
    action: { label: copy.action },
    apiKeyId: { label: copy.author, parameter: 'key', pattern: /^[1-9]\d{0,8}$/ },
    adminId: { label: copy.author, parameter: 'admin', pattern: /^[1-9]\d{0,8}$/ },
  },
  period: true,
});

/** The available filter values. */
export const auditFiltersQuery = queryOptions({
  queryKey: ['admin', 'audit', 'filters'],
  queryFn: ({ signal }) => api.GET('/audit/filters', { signal }).then(dataOf),
});
