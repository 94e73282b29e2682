import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Badge, Cluster, IconButton, Ltr, Stack } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Ellipsis } from 'lucide-react';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { remoteName } from '../../../layout/remote-name';
import { actionsColumn } from '../../../list/actions-column';
import { copy } from '../copy';
import { directionOf, shortened, type PublishedVersion, type RemoteReleases } from '../releases';

/** The actions on one version. */
export type VersionAction = 'promote' | 'canary' | 'preview';

interface VersionsTableProps {
  remote: RemoteReleases;
  /** Columns with measurements from visitors. */
  quality: TableColumn<PublishedVersion>[];
  onAction: (action: VersionAction, version: string) => void;
}

export function VersionsTable({ remote, quality, onAction }: VersionsTableProps) {
  const [live] = remote.versions;
  const columns: TableColumn<PublishedVersion>[] = [
    {
      key: 'version',
      header: copy.columns.version,
      heading: true,
      title: ({ version }) => version,
      cell: (each) => (
        <Stack $gap={1}>
          <span>
            <Ltr>{shortened(each.version)}</Ltr>
          </span>
          <State of={each} isLive={each === live} />
        </Stack>
      ),
    },
    {
      key: 'since',
      header: copy.columns.since,
      cell: ({ since, by }) => (
        <Stack $gap={1}>
          <span>{since ? formatDateTime(since) : copy.unknown}</span>
          <By name={by} />
        </Stack>
      ),
    },
    {
      key: 'source',
      header: copy.columns.source,
      title: ({ commit }) => commit ?? undefined,
      cell: ({ commit, branch }) => (
        <Stack $gap={1}>
          <Commit of={commit} />
          <By name={branch} />
        </Stack>
      ),
    },
    ...quality,
    actionsColumn((each) => (
      <DropdownMenu
        trigger={<IconButton label={copy.actionsOf(shortened(each.version))} icon={<Ellipsis />} size="small" />}
        items={actionsFor(each, live).map((action) => ({
          label: copy.actions[action],
          onSelect: () => onAction(action, each.version),
        }))}
      />
    )),
  ];
  return (
    <ResponsiveTable
      caption={copy.table(remoteName(remote.remote))}
      columns={columns}
      rows={remote.versions}
      rowKey={({ version }) => version}
    />
  );
}

/** Somebody's name, `name@machine`, or a branch; the start of a checkout also names its folder. */
export function By({ name }: { name: string | null }) {
  return (
    name && (
      <Short as="span" $size="sm" title={name}>
        <bdi dir={directionOf(name)}>{name}</bdi>
      </Short>
    )
  );
}

const Short = styled(Muted)`
  display: block;
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export function Commit({ of }: { of: string | null }) {
  return <span>{of === null ? <Muted as="span">{copy.unknown}</Muted> : <Ltr>{shortened(of)}</Ltr>}</span>;
}

const isPlainlyLive = ({ percent }: PublishedVersion) => percent === 100;

/** A canary needs a live version beside it. */
function actionsFor(each: PublishedVersion, live: PublishedVersion | undefined): VersionAction[] {
  const isLive = each === live && each.percent > 0;
  return [
    ...(isPlainlyLive(each) ? [] : (['promote'] as const)),
    ...(isLive || !live || live.percent === 0 ? [] : (['canary'] as const)),
    'preview',
  ];
}

function State({ of, isLive }: { of: PublishedVersion; isLive: boolean }) {
  const percent = formatNumber(of.percent);
  return (
    <Cluster $gap={2}>
      {of.percent > 0 && isLive && <Badge tone="success">{copy.live(percent)}</Badge>}
      {of.percent > 0 && !isLive && <Badge tone="info">{copy.canary(percent)}</Badge>}
      {of.rolledBack && <Badge>{copy.rolledBack}</Badge>}
      {of.misfits.length > 0 && (
        <span title={of.misfits.join('\n')}>
          <Badge tone="danger">{copy.misfit}</Badge>
        </span>
      )}
    </Cluster>
  );
}
