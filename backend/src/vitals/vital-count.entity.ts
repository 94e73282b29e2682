import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Metric } from './metrics.js';

/**
 * How many page views of one day had a value in one bucket of a metric. The table has sums only and no row for a
 * visitor or a visit, so it contains no personal data.
 */
@Entity('vital_count')
export class VitalCount {
  /** The day in Tehran, as a Gregorian date. */
  @PrimaryColumn({ type: 'varchar', length: 10 })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  remote: string;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  version: string;

  /** The pattern of the page, `/product/:id`; never an address. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  page: string;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  metric: Metric;

  /** The upper bound of the bucket, in the unit of the metric; 0 for a metric that is only counted. */
  @PrimaryColumn({ type: 'integer' })
  bucket: number;

  @Column({ type: 'integer' })
  views: number;
}
