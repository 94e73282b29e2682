import { formatNumber } from '@afshoreh/persian';
import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { Badge, Notice } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { FamilyDialog } from '../features/parameters/components/family-dialog';
import { ParameterSections } from '../features/parameters/components/parameter-sections';
import { familyCopy as copy } from '../features/parameters/copy';
import { families, unconfirmedIn, type Family } from '../features/parameters/families';
import { latinColumns, nameColumn } from '../resource/columns';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Family>[] = [
  nameColumn(headers.name, { sortable: false }),
  ...latinColumns(headers),
  {
    key: 'parameters',
    header: headers.parameters,
    cell: ({ parameters }) => copy.count(formatNumber(parameters.length)),
  },
  {
    key: 'limits',
    header: headers.limits,
    cell: (family) => {
      const count = unconfirmedIn(family);
      return count > 0 && <Badge tone="warning">{copy.unconfirmed(formatNumber(count))}</Badge>;
    },
  },
];

export const head = { title: copy.title };

/** `/admin/parameters/families`: the families of products with the limits of their parameters. */
export default function FamiliesPage() {
  const mayChange = useMay()('catalogue', 'write');
  return (
    <ResourceList
      of={families}
      columns={COLUMNS}
      mayChange={mayChange}
      mayExport={false}
      views={<ParameterSections current="families" />}
      notice={<UnconfirmedNotice />}
      opens="edit"
      add
    >
      {({ value, record, close }) =>
        mayChange && (record ?? value === 'new') && <FamilyDialog key={value} record={record} onClose={close} />
      }
    </ResourceList>
  );
}

const firstPage = { params: new URLSearchParams(), q: '', page: 1, size: 24 } as const;

/** The number of limits in all families that an expert has to confirm, with a link to these families. */
function UnconfirmedNotice() {
  const { data } = useQuery(families.page(firstPage));
  const count = (data?.all ?? []).reduce((sum, family) => sum + unconfirmedIn(family), 0);
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      action={<Link to={`?${new URLSearchParams({ q: copy.unconfirmedWord })}`}>{copy.showUnconfirmed}</Link>}
    >
      {copy.unconfirmedLimits(formatNumber(count))}
    </Notice>
  );
}
