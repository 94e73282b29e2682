import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Button, Ltr, Stack } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { useState } from 'react';
import { Muted } from '../../../layout/muted';
import { remoteName } from '../../../layout/remote-name';
import { copy } from '../copy';
import { directionOf, shortened, type ReleaseEvent, type RemoteReleases } from '../releases';
import { By, Commit } from './versions-table';

const SHOWN_FIRST = 20;

type Row = ReleaseEvent & { remote: string };

const COLUMNS: TableColumn<Row>[] = [
  { key: 'when', header: copy.columns.when, cell: ({ at }) => formatDateTime(at) },
  { key: 'remote', header: copy.columns.remote, cell: ({ remote }) => remoteName(remote) },
  {
    key: 'action',
    header: copy.columns.action,
    heading: true,
    cell: ({ action, percent }) => {
      const name = copy.events[action] ?? action;
      return percent === null ? name : copy.share(name, formatNumber(percent));
    },
  },
  {
    key: 'version',
    header: copy.columns.version,
    title: ({ version }) => version,
    cell: ({ version }) => <Ltr>{shortened(version)}</Ltr>,
  },
  { key: 'by', header: copy.columns.by, title: ({ by }) => by, cell: ({ by }) => <By name={by} /> },
  {
    key: 'source',
    header: copy.columns.source,
    title: ({ commit }) => commit ?? undefined,
    cell: ({ commit }) => <Commit of={commit} />,
  },
  {
    key: 'reason',
    header: copy.columns.reason,
    card: 'wide',
    title: ({ reason }) => reason ?? undefined,
    cell: ({ reason }) =>
      reason ? <bdi dir={directionOf(reason)}>{reason}</bdi> : <Muted as="span">{copy.noReason}</Muted>,
  },
];

/** The release events of all frontends, the newest first. */
export function HistoryTable({ remotes }: { remotes: readonly RemoteReleases[] }) {
  const [isWhole, setWhole] = useState(false);
  const rows = remotes
    .flatMap(({ remote, history }) => history.map((event): Row => ({ ...event, remote })))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  if (rows.length === 0) return <p>{copy.historyEmpty}</p>;
  return (
    <Stack $gap={3}>
      <ResponsiveTable
        caption={copy.history}
        columns={COLUMNS}
        rows={isWhole ? rows : rows.slice(0, SHOWN_FIRST)}
        rowKey={({ remote, at, action }) => `${remote} ${at} ${action}`}
      />
      {!isWhole && rows.length > SHOWN_FIRST && (
        <span>
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            {copy.showAll(formatNumber(rows.length))}
          </Button>
        </span>
      )}
    </Stack>
  );
}
