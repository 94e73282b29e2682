import type { SiteRelease, SiteStatus } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import { Badge, Ltr, Notice } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Moment } from '../../../components/moment';
import { copy } from '../copy';

const text = copy.releases;
/** The number of characters shown; enough to tell commits and versions apart. */
const SHOWN = 10;

interface Line extends Omit<SiteRelease, 'percent' | 'fits' | 'since'> {
  name: string;
  /** Undefined for the shell, which has no canary: every visitor gets the version of the server that responds. */
  release?: SiteRelease;
}

const short = (hash: string | null) => (hash ? <Ltr>{hash.slice(0, SHOWN)}</Ltr> : text.unknown);

function shareOf({ percent }: SiteRelease): string {
  return percent > 0 ? text.percent(formatNumber(percent)) : text.nobody;
}

const columns: TableColumn<Line>[] = [
  { key: 'name', header: text.name, heading: true, cell: ({ name }) => text.names[name] ?? name },
  { key: 'version', header: text.version, cell: ({ version }) => short(version) },
  { key: 'share', header: text.share, cell: ({ release }) => (release ? shareOf(release) : text.percent('۱۰۰')) },
  {
    key: 'contract',
    header: text.contract,
    cell: ({ contract }) => (contract === null ? text.unknown : formatNumber(contract)),
  },
  { key: 'commit', header: text.commit, cell: ({ commit }) => short(commit) },
  {
    key: 'builtAt',
    card: 'wide',
    header: text.builtAt,
    cell: ({ builtAt }) => (builtAt ? <Moment at={builtAt} /> : text.unknown),
  },
  {
    key: 'since',
    card: 'wide',
    header: text.since,
    cell: ({ release }) => (release?.since ? <Moment at={release.since} /> : text.unknown),
  },
  {
    key: 'fits',
    header: text.fits,
    cell: ({ release }) =>
      release && !release.fits ? (
        <Badge tone="danger">{text.doesNotFit}</Badge>
      ) : (
        <Badge tone="success">{text.doesFit}</Badge>
      ),
  },
];

/** The live versions of the shell that responded and of every remote. */
export function ReleasesTable({ status: { shell, remotes } }: { status: SiteStatus }) {
  const lines: Line[] = [
    { name: 'shell', ...shell },
    ...(remotes ?? []).flatMap(({ name, releases }) => releases.map((release) => ({ name, ...release, release }))),
  ];
  return (
    <>
      {!remotes && <Notice tone="info">{text.unavailable}</Notice>}
      <ResponsiveTable
        caption={text.caption}
        columns={columns}
        rows={lines}
        rowKey={({ name, version }) => `${name} ${version}`}
      />
    </>
  );
}
