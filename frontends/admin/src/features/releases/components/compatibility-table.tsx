import { formatDateTime } from '@afshoreh/persian';
import { Badge, Ltr, Stack } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { remoteName } from '../../../layout/remote-name';
import { copy } from '../copy';
import { shortened, type Releases } from '../releases';

type Compatibility = Releases['compatibility'];
type Row = Compatibility['rows'][number];

/** Whether a version works in a shell, and when that was tested. */
function Outcome({ isWrong, ranAt }: { isWrong: boolean; ranAt: string | null | undefined }) {
  if (!ranAt) {
    return isWrong ? <Badge tone="danger">{copy.misfit}</Badge> : <Badge>{copy.notTried}</Badge>;
  }
  return (
    <Stack $gap={1}>
      <span>
        <Badge tone={isWrong ? 'danger' : 'success'}>{isWrong ? copy.broken : copy.works}</Badge>
      </span>
      <Muted as="span" $size="sm">
        {formatDateTime(ranAt)}
      </Muted>
    </Stack>
  );
}

/**
 * Which of the last versions are compatible with the current and the previous shell, and the results of their test
 * runs.
 */
export function CompatibilityTable({ shells, rows }: Compatibility) {
  const columns: TableColumn<Row>[] = [
    {
      key: 'version',
      header: copy.columns.version,
      heading: true,
      title: ({ version }) => version,
      cell: ({ version }) => <Ltr>{shortened(version)}</Ltr>,
    },
    { key: 'remote', header: copy.columns.remote, cell: ({ remote }) => remoteName(remote) },
    ...shells.map((shell, at): TableColumn<Row> => ({
      key: shell,
      header: copy.shells[at] ?? shell,
      cell: ({ misfits, ranAt }) => <Outcome isWrong={Boolean(misfits[at]?.length)} ranAt={ranAt[at]} />,
    })),
    {
      key: 'misfits',
      header: copy.columns.misfits,
      card: 'wide',
      cell: ({ misfits }) => {
        const reasons = [...new Set(misfits.flat())];
        return reasons.length > 0 ? (
          <Reasons dir="ltr">{reasons.join('; ')}</Reasons>
        ) : (
          <Muted as="span">{copy.noReasons}</Muted>
        );
      },
    },
  ];
  return (
    <ResponsiveTable
      caption={copy.compatibility}
      columns={columns}
      rows={rows}
      rowKey={({ remote, version }) => `${remote} ${version}`}
    />
  );
}

/** The reasons are shown in full, although tables cut other long texts. */
const Reasons = styled.span`
  display: block;
  white-space: normal;
  overflow-wrap: anywhere;
`;
