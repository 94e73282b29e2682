import { Badge, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { ParameterSections } from '../features/parameters/components/parameter-sections';
import { copy } from '../features/parameters/copy';
import { ParameterDialog, parameters, type Parameter } from '../features/parameters/parameters';
import { latinColumns, nameColumn } from '../resource/columns';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Parameter>[] = [
  nameColumn(headers.name),
  ...latinColumns(headers),
  {
    key: 'group',
    header: headers.group,
    sortable: true,
    cell: ({ group }) => <Badge>{copy.groups[group]}</Badge>,
  },
  { key: 'kind', header: headers.kind, cell: ({ kind }) => copy.kinds[kind] },
  { key: 'unit', header: headers.unit, cell: ({ unit }) => unit && <Ltr>{unit}</Ltr> },
  {
    key: 'method',
    header: headers.method,
    title: ({ method }) => method ?? undefined,
    cell: ({ method }) => method,
  },
  { key: 'filterable', header: headers.filterable, cell: ({ filterable }) => filterable && copy.yes },
];

export const head = { title: copy.title };

/** `/admin/parameters`: the measured parameters of products. */
export default function ParametersPage() {
  const mayChange = useMay()('catalogue', 'write');
  return (
    <ResourceList
      of={parameters}
      columns={COLUMNS}
      mayChange={mayChange}
      mayExport={false}
      views={<ParameterSections current="parameters" />}
      opens="edit"
      add
    >
      {({ value, record, close }) =>
        mayChange && (record ?? value === 'new') && <ParameterDialog key={value} record={record} onClose={close} />
      }
    </ResourceList>
  );
}
