import { api, dataOf } from '@afshoreh/api-client';
import type { DetailsOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type Seller = DetailsOf<'/sellers'>;
export type SellerStatus = Seller['status'];

/** The sellers on the site, and those who have applied. */
export const sellers = resource({
  path: '/sellers',
  key: 'sellers',
  subject: 'seller',
  // The public pages show approved sellers.
  alsoInvalidates: [['sellers']],
  nameOf: ({ companyName }) => companyName,
  words: copy,
  filters: { status: { label: copy.filter, options: copy.filters } },
  period: true,
  sorts: copy.sorts,
  counts: (signal) => api.GET('/sellers/counts', { signal }).then(dataOf),
});

/** Parses ids such as «3,12». */
export function parseIds(list: string | null): number[] {
  return (list ?? '').split(',').filter(Boolean).map(Number);
}
