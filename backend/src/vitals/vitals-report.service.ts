import { Injectable } from '@nestjs/common';
import { dayBefore, dayOf } from '../common/tehran-day.js';
import type { RawNumber } from '../database/columns.js';
import { Database } from '../database/index.js';
import { p75Of, type MeasuredMetric, type Metric } from './metrics.js';
import { VitalCounts } from './vital-counts.js';
import { VitalDto, type VitalsDto, type VitalsFiguresDto } from './vitals.dto.js';

const mostReleases = 30;
const mostPages = 50;
/**
 * At most this many versions of a day are in the file of figures, so that a client that invents versions cannot make it
 * large.
 */
const mostCounts = 200;

interface Raw {
  metric: Metric;
  bucket: RawNumber;
  views: RawNumber;
  lastDay: string;
}
type RawOf<Column extends string> = Raw & Record<Column, string>;

/** The counts of one release or page: by metric, views by bucket. */
type Counts = Map<Metric, Map<number, number>>;

export interface DayCounts {
  remote: string;
  version: string;
  day: string;
  views: number;
  /** Views with a failure. */
  failed: number;
  /** Views by the upper bound of their largest contentful paint, in milliseconds. */
  lcp: [bound: number, views: number][];
}

@Injectable()
export class VitalsReportService {
  constructor(
    private readonly database: Database,
    private readonly counts: VitalCounts,
  ) {}

  /** The figures of the last days. They include the views that this copy has counted and not yet written. */
  async report(days: number, now: Date): Promise<VitalsDto> {
    await this.counts.write(now);
    const to = dayOf(now);
    const from = dayBefore(to, days - 1);
    const [releases, pages] = await Promise.all([this.releases(from), this.pages(from)]);
    return { from, to, releases, pages };
  }

  private async releases(from: string): Promise<VitalsDto['releases']> {
    const groups = await this.grouped(['remote', 'version'], from);
    const releases = groups.map(({ names: { remote, version }, lastDay, counts }) => ({
      remote,
      version,
      lastDay,
      ...figuresOf(counts),
    }));
    releases.sort((a, b) => order(a.remote, b.remote) || order(b.lastDay, a.lastDay) || b.views - a.views);
    const remotes = new Map<string, number>();
    return releases.filter(({ remote }) => {
      const sofar = (remotes.get(remote) ?? 0) + 1;
      remotes.set(remote, sofar);
      return sofar <= mostReleases;
    });
  }

  /** The counts of each version on each day. The release program uses them to compare a canary with the live version. */
  async countsByDay(days: number, now: Date): Promise<DayCounts[]> {
    const groups = await this.grouped(['remote', 'version', 'day'], dayBefore(dayOf(now), days - 1));
    return groups
      .map(({ names: { remote, version, day }, counts }) => ({
        remote,
        version,
        day,
        views: counts.get('view')?.get(0) ?? 0,
        failed: counts.get('failed')?.get(0) ?? 0,
        lcp: [...(counts.get('lcp') ?? [])].sort(([one], [other]) => one - other),
      }))
      .sort((a, b) => b.views - a.views)
      .slice(0, mostCounts);
  }

  private async pages(from: string): Promise<VitalsDto['pages']> {
    const groups = await this.grouped(['remote', 'page'], from);
    const pages = groups.map(({ names: { remote, page }, counts }) => ({ remote, page, ...figuresOf(counts) }));
    return pages.sort((a, b) => b.views - a.views || order(a.page, b.page)).slice(0, mostPages);
  }

  private async grouped<Column extends 'remote' | 'version' | 'page' | 'day'>(
    columns: readonly Column[],
    from: string,
  ): Promise<{ names: Record<Column, string>; lastDay: string; counts: Counts }[]> {
    const names = columns.join(', ');
    const rows = await this.database.read.query<RawOf<Column>[]>(
      `SELECT ${names}, metric, bucket, SUM(views) AS views, MAX(day) AS lastDay FROM vital_count
       WHERE day >= ? GROUP BY ${names}, metric, bucket`,
      [from],
    );
    const groups = new Map<string, RawOf<Column>[]>();
    for (const row of rows) {
      const name = columns.map((column) => row[column]).join(' ');
      groups.set(name, [...(groups.get(name) ?? []), row]);
    }
    return [...groups.values()].map((some) => ({
      names: some[0] as RawOf<Column>,
      lastDay: some
        .map(({ lastDay }) => lastDay)
        .sort()
        .at(-1) as string,
      counts: countsOf(some),
    }));
  }
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function countsOf(rows: readonly Raw[]): Counts {
  const counts: Counts = new Map();
  for (const { metric, bucket, views } of rows) {
    const byBucket = counts.get(metric) ?? new Map<number, number>();
    counts.set(metric, byBucket.set(Number(bucket), Number(views)));
  }
  return counts;
}

function figuresOf(counts: Counts): VitalsFiguresDto {
  const number = (metric: Metric): number => counts.get(metric)?.get(0) ?? 0;
  const vital = (metric: MeasuredMetric): VitalDto | null => {
    const byBucket = counts.get(metric) ?? new Map<number, number>();
    const p75 = p75Of(metric, byBucket);
    const views = [...byBucket.values()].reduce((sum, each) => sum + each, 0);
    return p75 === null ? null : VitalDto.of(metric, p75, views);
  };
  return {
    views: number('view'),
    lcp: vital('lcp'),
    inp: vital('inp'),
    cls: vital('cls'),
    failedLoads: number('load'),
    brokenAreas: number('area'),
    busyViews: number('slow'),
    floodedViews: number('flood'),
    leakyViews: number('leak'),
    uncaughtErrors: number('error'),
  };
}
