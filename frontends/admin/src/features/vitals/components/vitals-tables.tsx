import type { SiteRelease, SiteStatus } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import { Badge, Cluster, Ltr, type BadgeProps } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Muted } from '../../../layout/muted';
import { remoteName } from '../../../layout/remote-name';
import { copy } from '../copy';
import type { PageFigures, ReleaseVitals } from '../get-vitals';

type Metric = 'lcp' | 'inp' | 'cls';
const FAILURES = ['failedLoads', 'brokenAreas', 'uncaughtErrors', 'busyViews', 'floodedViews', 'leakyViews'] as const;
type Figures = Pick<PageFigures, 'views' | Metric | (typeof FAILURES)[number]>;

const TONES = { good: 'success', fair: 'warning', poor: 'danger' } as const satisfies Record<
  string,
  BadgeProps['tone']
>;
/** The number of characters shown; enough to tell versions apart. */
const SHOWN = 10;

const rounded = (value: number, places: number) => formatNumber(Number(value.toFixed(places)));

const FORMATS: Record<Metric, (p75: number) => string> = {
  lcp: (p75) => copy.seconds(rounded(p75 / 1_000, 1)),
  inp: (p75) => copy.milliseconds(formatNumber(p75)),
  cls: (p75) => rounded(p75 / 1_000, 2),
};

/** The 75th percentile of a metric, with its rating as a word and a colour. */
function Vital({ of, metric }: { of: Figures | undefined; metric: Metric }) {
  const vital = of?.[metric];
  if (!vital) return <Muted as="span">{copy.none}</Muted>;
  return (
    <Cluster $gap={2}>
      <bdi>{FORMATS[metric](vital.p75)}</bdi>
      <Badge tone={TONES[vital.rating]}>{copy.ratings[vital.rating]}</Badge>
    </Cluster>
  );
}

/** «فایل نرسیده: ۱٪، خطای برنامه: ۰٫۵٪»; empty when nothing failed. */
function failuresOf(of: Figures): string {
  const percent = (name: (typeof FAILURES)[number]) => rounded((of[name] * 100) / Math.max(of.views, 1), 1);
  return FAILURES.filter((name) => of[name] > 0)
    .map((name) => copy.share(copy.failure[name], percent(name)))
    .join('، ');
}

/** The columns for rows of any kind; `figuresOf` returns undefined for a row that no visitor has measured. */
export function figureColumns<Row>(figuresOf: (row: Row) => Figures | undefined): TableColumn<Row>[] {
  const failures = (row: Row) => {
    const figures = figuresOf(row);
    return figures && failuresOf(figures);
  };
  return [
    { key: 'views', header: copy.columns.views, cell: (row) => formatNumber(figuresOf(row)?.views ?? 0) },
    ...(['lcp', 'inp', 'cls'] as const).map((metric) => ({
      key: metric,
      header: copy.columns[metric],
      cell: (row: Row) => <Vital of={figuresOf(row)} metric={metric} />,
    })),
    {
      key: 'failures',
      header: copy.columns.failures,
      card: 'wide',
      title: failures,
      cell: (row) =>
        failures(row) || <Muted as="span">{failures(row) === undefined ? copy.none : copy.noFailure}</Muted>,
    },
  ];
}

const figures = figureColumns((row: Figures) => row);

/** The share of visitors who get a version now: all except those of a canary, those of the canary, or nobody. */
function Share({ release, isCanary }: { release: SiteRelease | undefined; isCanary: boolean }) {
  if (!release || release.percent === 0) return null;
  if (!isCanary) return <Badge tone="success">{copy.live}</Badge>;
  return <Badge tone="info">{copy.canary(formatNumber(release.percent))}</Badge>;
}

interface ReleasesTableProps {
  releases: readonly ReleaseVitals[];
  status: SiteStatus | null;
}

/** Live versions come first, so that a canary is below the version that it may replace. */
export function ReleaseVitalsTable({ releases, status }: ReleasesTableProps) {
  const knownOf = ({ remote }: ReleaseVitals) => status?.remotes?.find(({ name }) => name === remote)?.releases ?? [];
  /** In the status of a remote, the live version comes first and the canary second. */
  const placeOf = (each: ReleaseVitals) => {
    const place = knownOf(each).findIndex(({ version }) => version === each.version);
    return place < 0 ? Infinity : place;
  };
  const rows = releases.toSorted((one, other) => {
    return one.remote.localeCompare(other.remote) || Math.sign(placeOf(one) - placeOf(other)) || 0;
  });
  const columns: TableColumn<ReleaseVitals>[] = [
    { key: 'remote', header: copy.columns.remote, heading: true, cell: ({ remote }) => remoteName(remote) },
    {
      key: 'version',
      header: copy.columns.version,
      cell: (each) => (
        <Cluster $gap={2}>
          <Ltr>{each.version.slice(0, SHOWN)}</Ltr>
          <Share release={knownOf(each)[placeOf(each)]} isCanary={placeOf(each) > 0} />
        </Cluster>
      ),
    },
    ...figures,
  ];
  return (
    <ResponsiveTable
      caption={copy.releases}
      columns={columns}
      rows={rows}
      rowKey={({ remote, version }) => `${remote} ${version}`}
    />
  );
}

const pageColumns: TableColumn<PageFigures>[] = [
  { key: 'page', header: copy.columns.page, heading: true, cell: ({ page }) => <Ltr>{page}</Ltr> },
  { key: 'remote', header: copy.columns.remote, cell: ({ remote }) => remoteName(remote) },
  ...figures,
];

export function PageVitalsTable({ pages }: { pages: readonly PageFigures[] }) {
  return (
    <ResponsiveTable
      caption={copy.pages}
      columns={pageColumns}
      rows={pages}
      rowKey={({ remote, page }) => `${remote} ${page}`}
    />
  );
}
