import { formatDate, formatGrams, toPersianDigits } from '@afshoreh/persian';

import { SampleStatusBadge } from '@afshoreh/ui/sample';
import type { TableColumn } from '@afshoreh/ui/table';
import { SampleView } from '../features/samples/components/sample-view';
import { copy } from '../features/samples/copy';
import { samples, type Sample } from '../features/samples/samples';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Sample>[] = [
  { key: 'id', card: 'plain', header: headers.id, cell: ({ id }) => toPersianDigits(id) },
  { key: 'date', card: 'plain', header: headers.date, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'name',
    header: headers.name,
    heading: true,
    title: ({ name, companyName }) => [name, companyName].filter(Boolean).join('، '),
    cell: ({ name, companyName }) => (
      <bdi>
        <strong>{name}</strong>
        {companyName && `، ${companyName}`}
      </bdi>
    ),
  },
  {
    key: 'product',
    card: 'wide',
    header: headers.product,
    title: ({ productName }) => productName,
    cell: ({ productName }) => <bdi>{productName}</bdi>,
  },
  { key: 'grams', header: headers.grams, cell: ({ grams }) => formatGrams(grams) },
  { key: 'status', card: 'plain', header: headers.status, cell: ({ status }) => <SampleStatusBadge status={status} /> },
];

export const head = { title: copy.title };

/** `/admin/samples`. Requests that nobody has answered are highlighted. */
export default function SamplesPage() {
  const mayChange = useMay()('orders', 'write');
  return (
    <ResourceList
      of={samples}
      columns={COLUMNS}
      mayChange={mayChange}
      isHighlighted={({ status }) => status === 'requested'}
      opens="view"
    >
      {({ id, askDelete, close }) =>
        id !== null && <SampleView key={id} id={id} onDelete={askDelete} onClose={close} />
      }
    </ResourceList>
  );
}
