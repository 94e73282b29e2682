import { Injectable } from '@nestjs/common';
import { logger } from '../common/http/index.js';
import { PeriodicTask } from '../common/periodic-task.js';
import { dayBefore, dayOf } from '../common/tehran-day.js';
import { Database } from '../database/index.js';
import { bucketOf, measuredMetrics, type Metric } from './metrics.js';
import type { PageVitalsDto } from './vitals.dto.js';

const writeEveryMs = 5_000;
/** Counts of older days are deleted. */
const keptDays = 30;
/**
 * Pages of versions that are counted on one day. With this limit, a client that invents versions or pages cannot fill
 * the table.
 */
const mostSeries = 500;
const rowsAtOnce = 100;

type Row = [day: string, remote: string, version: string, page: string, metric: Metric, bucket: number, views: number];
const columns = ['day', 'remote', 'version', 'page', 'metric', 'bucket', 'views'] as const;
const key = columns.slice(0, -1).join(', ');

/**
 * Adds the reports of browsers up in memory and writes the sums every few seconds, so that many reports cost few writes. A
 * process that is killed loses the reports of the last seconds.
 */
@Injectable()
export class VitalCounts extends PeriodicTask {
  private rows = new Map<string, Row>();
  private series = new Set<string>();
  private today = '';

  constructor(private readonly database: Database) {
    super('the figures of pages were not stored', writeEveryMs, () => this.write());
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.write().catch((error: unknown) => logger.warn({ err: error }, 'the last figures of pages are lost'));
  }

  /** Counts one page of a page view. */
  add(vitals: PageVitalsDto, now: Date = new Date()): void {
    const day = dayOf(now);
    if (day !== this.today) this.series.clear();
    this.today = day;
    const { remote, version, page } = vitals;
    const series = [remote, version, page].join(' ');
    if (!this.series.has(series) && this.series.size >= mostSeries) return;
    this.series.add(series);
    const count = (metric: Metric, bucket = 0): void => this.merge([day, remote, version, page, metric, bucket, 1]);
    count('view');
    for (const metric of measuredMetrics) {
      const value = vitals[metric];
      if (value !== undefined) count(metric, bucketOf(metric, value));
    }
    if (vitals.failures) count('failed');
    vitals.failures?.forEach((failure) => count(failure));
  }

  /** Stores what was counted since the last call. When it fails, the counts stay for the next call. */
  async write(now: Date = new Date()): Promise<void> {
    // The same order in every copy, so that two copies do not wait for rows of each other.
    const rows = [...this.rows.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    if (rows.length === 0) return;
    this.rows = new Map();
    try {
      await this.database.write(async (tx) => {
        for (let from = 0; from < rows.length; from += rowsAtOnce) {
          const some = rows.slice(from, from + rowsAtOnce);
          await tx.query(upsert(this.database.dialect, some.length), some.flat());
        }
        await tx.query('DELETE FROM vital_count WHERE day <= ?', [dayBefore(dayOf(now), keptDays)]);
      });
    } catch (error) {
      rows.forEach((row) => this.merge(row));
      throw error;
    }
  }

  private merge(row: Row): void {
    const id = row.slice(0, -1).join(' ');
    const known = this.rows.get(id);
    if (known) known[6] += row[6];
    else this.rows.set(id, row);
  }
}

/** Adds to the counts of rows that exist. */
function upsert(dialect: Database['dialect'], rows: number): string {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const insert = `INSERT INTO vital_count (${columns.join(', ')}) VALUES ${Array<string>(rows).fill(row).join(', ')}`;
  return dialect === 'sqlite'
    ? `${insert} ON CONFLICT (${key}) DO UPDATE SET views = views + excluded.views`
    : `${insert} ON DUPLICATE KEY UPDATE views = views + VALUES(views)`;
}
