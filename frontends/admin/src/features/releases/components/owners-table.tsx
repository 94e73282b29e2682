import { formatDateTime } from '@afshoreh/persian';
import { Ltr } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { remoteName } from '../../../layout/remote-name';
import { copy } from '../copy';
import type { Releases } from '../releases';
import { By } from './versions-table';

type Owner = Releases['owners'][number];

const COLUMNS: TableColumn<Owner>[] = [
  { key: 'path', header: copy.columns.path, heading: true, cell: ({ path }) => <Ltr>{path}</Ltr> },
  { key: 'remote', header: copy.columns.remote, cell: ({ remote }) => remoteName(remote) },
  { key: 'since', header: copy.columns.since, cell: ({ at }) => (at ? formatDateTime(at) : copy.fromStart) },
  { key: 'by', header: copy.columns.by, cell: ({ by }) => <By name={by ?? '–'} /> },
];

/** Which frontend may have pages below which path. */
export function OwnersTable({ owners }: { owners: readonly Owner[] }) {
  return <ResponsiveTable caption={copy.owners} columns={COLUMNS} rows={owners} rowKey={({ path }) => path} />;
}
