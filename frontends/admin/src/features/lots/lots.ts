import type { DetailsOf, ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type Lot = ItemOf<'/admin/lots'>;
export type LotDetails = DetailsOf<'/admin/lots'>;
export type Analysis = LotDetails['analyses'][number];

export const lots = resource({
  path: '/admin/lots',
  key: 'lots',
  subject: 'lot',
  alsoInvalidates: [['lots'], ['products']],
  nameOf: ({ number }) => number,
  words: copy,
  sorts: copy.sorts,
  descending: ['produced'],
  filters: {
    status: { label: copy.statusFilter, options: copy.statuses, allLabel: copy.allStatuses },
    verdict: { label: copy.verdictFilter, options: copy.verdicts, allLabel: copy.allVerdicts },
  },
});

/** The page of a lot on the site. Drafts have none. */
export const lotPath = (number: string): string => `/lots/${encodeURIComponent(number)}`;

/** Whether the API still lets staff edit or delete the lot. */
export const isEditable = ({ status, analyses }: LotDetails): boolean =>
  status === 'draft' && analyses.every(({ publishedAt }) => publishedAt === null);
