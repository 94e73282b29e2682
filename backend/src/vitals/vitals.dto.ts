import { ApiProperty } from '@nestjs/swagger';
import { Choice, Choices, Code, Integer, ListOf } from '../common/validation/index.js';
import { copy } from './copy.js';
import { failures, thresholds, type Failure, type MeasuredMetric } from './metrics.js';

const day = { type: String, format: 'date', example: '2026-11-21' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** One page of a page view: the first one, or one that the visitor reached without loading the document again. */
export class PageVitalsDto {
  @Code(20, /^[a-z][a-z0-9-]*$/, { example: 'storefront' }) remote: string;
  @Code(64, /^[0-9A-Za-z.-]+$/, { example: '9f86d081884c7d65' }) version: string;

  @Code(100, /^[/0-9A-Za-z:*_-]+$/, {
    example: '/product/:id',
    description: 'The pattern of the page, not its address',
  })
  page: string;

  @Integer(0, 3_600_000, { optional: true, example: 1_240, description: 'Largest contentful paint, in milliseconds' })
  lcp?: number;

  @Integer(0, 3_600_000, { optional: true, example: 64, description: 'Interaction to next paint, in milliseconds' })
  inp?: number;

  @Integer(0, 1_000_000, { optional: true, example: 12, description: 'Cumulative layout shift, in thousandths' })
  cls?: number;

  @Choices(failures, {
    enumName: 'VitalsFailure',
    optional: true,
    missing: copy.failureMissing,
    example: ['load'],
    description:
      'load: a file did not load; area: an area shows an error instead; error: nobody caught it; slow: the remote kept the ' +
      'browser busy; flood: it called the API too often; leak: its pages left listeners or intervals behind',
  })
  failures?: Failure[];
}

export class ReportVitalsDto {
  @ListOf(PageVitalsDto, 1, 8) pages: PageVitalsDto[];
}

const periods = ['7', '28'] as const;

export class VitalsQuery {
  @Choice(periods, { label: 'دوره', description: 'The last days, today included' })
  days: (typeof periods)[number] = '7';
}

export const ratings = ['good', 'fair', 'poor'] as const;
export type Rating = (typeof ratings)[number];

export class VitalDto {
  @ApiProperty({ ...count, example: 1_850, description: 'The 75th percentile; its unit is that of the report' })
  p75: number;

  @ApiProperty({
    enum: ratings,
    enumName: 'VitalsRating',
    example: 'good',
    description: 'By the thresholds of web.dev; `fair` is “needs improvement” there',
  })
  rating: Rating;

  @ApiProperty({ ...count, example: 320, description: 'The views that had a value' }) views: number;

  static of(metric: MeasuredMetric, p75: number, views: number): VitalDto {
    const [good, poor] = thresholds[metric];
    return { p75, views, rating: p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor' };
  }
}

export class VitalsFiguresDto {
  @ApiProperty({ ...count, example: 340 }) views: number;
  @ApiProperty({ type: VitalDto, nullable: true }) lcp: VitalDto | null;
  @ApiProperty({ type: VitalDto, nullable: true }) inp: VitalDto | null;
  @ApiProperty({ type: VitalDto, nullable: true }) cls: VitalDto | null;
  @ApiProperty({ ...count, example: 2, description: 'Views with a file that did not load' }) failedLoads: number;
  @ApiProperty({ ...count, example: 1, description: 'Views with an area that broke' }) brokenAreas: number;
  @ApiProperty({ ...count, example: 0, description: 'Views whose browser the remote kept busy' }) busyViews: number;
  @ApiProperty({ ...count, example: 0, description: 'Views in which it called the API too often' })
  floodedViews: number;
  @ApiProperty({ ...count, example: 0, description: 'Views in which its pages left listeners behind' })
  leakyViews: number;
  @ApiProperty({ ...count, example: 0, description: 'Views with an error that nobody caught' }) uncaughtErrors: number;
}

export class ReleaseVitalsDto extends VitalsFiguresDto {
  @ApiProperty({ type: String, example: 'storefront' }) remote: string;
  @ApiProperty({ type: String, example: '9f86d081884c7d65' }) version: string;
  @ApiProperty({ ...day, description: 'The last day with a view' }) lastDay: string;
}

export class PageFiguresDto extends VitalsFiguresDto {
  @ApiProperty({ type: String, example: 'storefront' }) remote: string;
  @ApiProperty({ type: String, example: '/product/:id' }) page: string;
}

export class VitalsDto {
  @ApiProperty({ ...day, description: 'The first day, in Tehran' }) from: string;
  @ApiProperty({ ...day, description: 'The last day' }) to: string;
  @ApiProperty({ type: [ReleaseVitalsDto], description: 'By remote, the newest first; 30 at most of each' })
  releases: ReleaseVitalsDto[];

  @ApiProperty({ type: [PageFiguresDto], description: 'Over all versions; the most viewed first, 50 at most' })
  pages: PageFiguresDto[];
}
