import { IconLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { FlaskConical } from 'lucide-react';
import { ParameterSections } from '../features/parameters/components/parameter-sections';
import { unreadCopy as copy } from '../features/parameters/copy';
import { unreadTexts, type UnreadText } from '../features/parameters/unread-texts';
import { ResourceList } from '../resource/resource-list';

const { columns: headers } = copy;

const COLUMNS: TableColumn<UnreadText>[] = [
  {
    key: 'product',
    header: headers.product,
    heading: true,
    title: ({ productName }) => productName,
    cell: ({ productName }) => <bdi>{productName}</bdi>,
  },
  { key: 'parameter', header: headers.parameter, cell: ({ parameterName }) => parameterName },
  { key: 'text', card: 'wide', header: headers.text, title: ({ text }) => text, cell: ({ text }) => <bdi>{text}</bdi> },
];

export const head = { title: copy.title };

/** `/admin/parameters/unread`. Each text opens the specification of its product. */
export default function UnreadTextsPage() {
  return (
    <ResourceList
      of={unreadTexts}
      columns={COLUMNS}
      mayChange={false}
      mayExport={false}
      hasViews={false}
      hasSearch={false}
      views={<ParameterSections current="unread" />}
      rowActions={({ productId, productName }) => (
        <IconLink
          to={`/admin/products?specification=${productId}`}
          label={copy.open(productName)}
          icon={<FlaskConical />}
          size="small"
        />
      )}
    />
  );
}
