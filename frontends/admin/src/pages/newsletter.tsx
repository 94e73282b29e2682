import { api, dataOf } from '@afshoreh/api-client';
import { formatDateTime, toPersianDigits } from '@afshoreh/persian';
import { Badge, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { copy } from '../features/newsletter/copy';
import type { ItemOf } from '../resource/api-types';
import { resource } from '../resource/resource';
import { ResourceList } from '../resource/resource-list';
import { Muted } from '../layout/muted';

const { columns: headers } = copy;

const newsletter = resource({
  path: '/newsletter',
  key: 'newsletter',
  subject: 'subscriber',
  // The address of somebody who has unsubscribed is deleted.
  nameOf: ({ id, email }) => email ?? copy.subscriber(toPersianDigits(id)),
  words: copy,
  filters: { filter: { label: copy.filter, options: copy.filters } },
  period: true,
  counts: (signal) => api.GET('/newsletter/counts', { signal }).then(dataOf),
});

const COLUMNS: TableColumn<ItemOf<'/newsletter'>>[] = [
  {
    key: 'email',
    header: headers.email,
    heading: true,
    title: ({ email }) => email ?? undefined,
    cell: ({ email }) => (email ? <Ltr>{email}</Ltr> : <Muted as="span">{copy.forgotten}</Muted>),
  },
  {
    key: 'status',
    card: 'plain',
    header: headers.status,
    cell: ({ unsubscribedAt }) =>
      unsubscribedAt ? <Badge>{copy.filters.left}</Badge> : <Badge tone="success">{copy.filters.active}</Badge>,
  },
  { key: 'subscribedAt', header: headers.subscribedAt, cell: ({ subscribedAt }) => formatDateTime(subscribedAt) },
  {
    key: 'unsubscribedAt',
    header: headers.unsubscribedAt,
    cell: ({ unsubscribedAt }) => unsubscribedAt && formatDateTime(unsubscribedAt),
  },
];

export const head = { title: copy.title };

export default function NewsletterPage() {
  return <ResourceList of={newsletter} columns={COLUMNS} />;
}
