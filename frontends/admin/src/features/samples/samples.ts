import { SAMPLE_STATUSES, sampleStatusLabel } from '@afshoreh/ui/sample';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type Sample = ItemOf<'/admin/samples'>;
type Status = Sample['status'];

const labels = Object.fromEntries(SAMPLE_STATUSES.map((status) => [status, sampleStatusLabel(status)])) as Record<
  Status,
  string
>;

export const samples = resource({
  path: '/admin/samples',
  key: 'samples',
  subject: 'sample',
  nameOf: ({ name }) => name,
  words: copy,
  alsoInvalidates: [['admin', 'orders']],
  filters: { status: { label: copy.statusFilter, options: { all: copy.all, open: copy.open, ...labels } } },
  period: true,
});
