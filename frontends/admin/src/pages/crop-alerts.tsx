import { formatDateTime, formatPhone } from '@afshoreh/persian';
import { Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { copy } from '../features/crop-alerts/copy';
import type { ItemOf } from '../resource/api-types';
import { resource } from '../resource/resource';
import { ResourceList } from '../resource/resource-list';

type CropAlert = ItemOf<'/admin/crop-alerts'>;

const { columns: headers } = copy;
const recipientOf = ({ channel, recipient }: CropAlert) => (channel === 'sms' ? formatPhone(recipient) : recipient);

const cropAlerts = resource({
  path: '/admin/crop-alerts',
  key: 'crop-alerts',
  subject: 'crop_alert',
  nameOf: recipientOf,
  words: copy,
  period: true,
});

const COLUMNS: TableColumn<CropAlert>[] = [
  {
    key: 'recipient',
    header: headers.recipient,
    heading: true,
    title: recipientOf,
    cell: (alert) => <Ltr>{recipientOf(alert)}</Ltr>,
  },
  { key: 'product', header: headers.product, title: ({ product }) => product, cell: ({ product }) => product },
  { key: 'channel', card: 'plain', header: headers.channel, cell: ({ channel }) => copy.channels[channel] },
  { key: 'createdAt', header: headers.createdAt, cell: ({ createdAt }) => formatDateTime(createdAt) },
];

export const head = { title: copy.title };

export default function CropAlertsPage() {
  return <ResourceList of={cropAlerts} columns={COLUMNS} />;
}
