import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { ListCursor, OnlyFields, OnlyIds, TimedPageQuery, UpdatedAfter } from '../common/http/index.js';
import {
  Choice,
  Email,
  ExpectedVersionDto,
  Id,
  Integer,
  largestId,
  Line,
  Paragraphs,
  Phone,
  WholeNumber,
} from '../common/validation/index.js';
import { TrackQuery } from '../orders/index.js';
import { copy } from './copy.js';
import { nextSteps, sampleStatuses, sampleVerdicts, type SampleStatus, type SampleVerdict } from './sample-status.js';
import type { Sample, SampleStep } from './sample.entity.js';

const labels = copy.fields;
const instant = { type: String, format: 'date-time' } as const;
const status = { enum: sampleStatuses, enumName: 'SampleStatus' } as const;
const verdict = { enum: sampleVerdicts, enumName: 'SampleVerdict' } as const;
const text = (example: string) => ({ type: String, nullable: true, example }) as const;

/** From enough to taste up to enough for a trial batch. */
const sampleGrams = { least: 50, most: 5000 } as const;

export class RequestSampleDto {
  @Id({ example: 1 }) productId: number;

  @Line(0, 64, { label: 'بهر', nullable: true, emptyAs: 'missing', example: 'AP-1405-017', description: 'Of this lot' })
  lotNumber?: string | null;

  @Integer(sampleGrams.least, sampleGrams.most, { label: labels.grams, example: 500 }) grams: number;

  @Paragraphs(1, 1000, { label: labels.purpose, missing: copy.purposeMissing, example: 'آزمایش در نوشیدنی گازدار' })
  purpose: string;

  @Line(1, 100, { missing: copy.nameMissing, example: 'سارا احمدی' }) customerName: string;
  @Phone(8, { message: copy.phoneWrong, example: '۰۹۱۴ ۱۲۳ ۴۵۶۷' }) phone: string;
  @Email({ nullable: true, emptyAs: 'missing', example: 'sara@example.com' }) email?: string | null;
  @Line(0, 200, { nullable: true, emptyAs: 'missing', example: 'صنایع غذایی نمونه' }) companyName?: string | null;

  @Paragraphs(10, 500, {
    missing: copy.addressShort,
    short: copy.addressShort,
    example: 'تهران، خیابان آزادی، پلاک ۱۰',
  })
  address: string;
}

export class SampleFeedbackDto extends TrackQuery {
  @Choice(sampleVerdicts, { enumName: 'SampleVerdict', label: labels.verdict }) verdict: SampleVerdict;

  @Paragraphs(0, 2000, { label: labels.feedback, nullable: true, emptyAs: 'missing', example: 'طعم خوب، رنگ کمی تیره' })
  feedback?: string | null;
}

const sampleFilters = ['all', 'open', ...sampleStatuses] as const;

export class SamplesQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => SampleDto) fields?: string[];
  @OnlyIds() ids?: number[];
  @UpdatedAfter() updatedAfter?: Date;
  @Line(0, 100, { description: 'Recipient, company, product, phone or code', example: 'احمدی' }) q: string = '';
  @Choice(sampleFilters, { description: '`open`: neither answered nor closed' })
  status: (typeof sampleFilters)[number] = 'all';

  @WholeNumber(1, largestId, { emptyAs: 'missing', label: labels.orderId, example: 1, description: 'That became it' })
  orderId?: number;
}

export class SamplesExportQuery extends PickType(SamplesQuery, ['q', 'status', 'from', 'to'] as const) {}

/** The next status with its details. The same status again corrects the details. */
export class SetSampleStatusDto extends ExpectedVersionDto {
  @Choice(sampleStatuses, { enumName: 'SampleStatus', example: 'approved' }) status: SampleStatus;

  @Line(0, 300, { label: labels.declineReason, nullable: true, emptyAs: 'missing', example: 'این محصول تمام شده است' })
  declineReason?: string | null;

  @Line(0, 64, { label: labels.sentLot, nullable: true, emptyAs: 'missing', example: 'AP-1405-017' }) sentLot?:
    string | null;
  @Line(0, 100, { label: labels.courier, nullable: true, emptyAs: 'missing', example: 'پست پیشتاز' })
  courier?: string | null;

  @Line(0, 64, { label: labels.parcelNumber, nullable: true, emptyAs: 'missing', example: '2180000123' })
  parcelNumber?: string | null;

  @Choice(sampleVerdicts, { enumName: 'SampleVerdict', label: labels.verdict, emptyAs: 'missing' })
  verdict?: SampleVerdict;

  @Paragraphs(0, 2000, { label: labels.feedback, nullable: true, emptyAs: 'missing', example: 'طعم خوب' })
  feedback?: string | null;
}

export class SampleStepDto {
  @ApiProperty(status) to: SampleStatus;
  @ApiProperty(instant) at: string;
}

class SampleStepOfStaffDto extends SampleStepDto {
  @ApiProperty({ ...text('مدیر سایت'), description: 'Display name of the admin; null for the recipient' })
  by: string | null;
}

/** A sample, for anybody who has its code and phone. The only personal data in it is the feedback. */
export class TrackedSampleDto {
  @ApiProperty({ example: 'NM-K7QF2-9MXTA', description: 'With the phone, it opens the sample' }) trackingCode: string;
  @ApiProperty(instant) createdAt: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 1 }) productId: number | null;
  @ApiProperty({ example: 'کنسانترهٔ سیب' }) productName: string;
  @ApiProperty({ type: 'integer', example: 500 }) grams: number;
  @ApiProperty(status) status: SampleStatus;
  @ApiProperty(text('این محصول تمام شده است')) declineReason: string | null;
  @ApiProperty(text('AP-1405-017')) sentLot: string | null;
  @ApiProperty(text('پست پیشتاز')) courier: string | null;
  @ApiProperty(text('2180000123')) parcelNumber: string | null;
  @ApiProperty({ ...verdict, nullable: true }) verdict: SampleVerdict | null;
  @ApiProperty(text('طعم خوب')) feedback: string | null;
  @ApiProperty({ type: [SampleStepDto], description: 'The oldest first' }) history: SampleStepDto[];

  static of(sample: Sample): TrackedSampleDto {
    const { trackingCode, productId, productName, grams, declineReason, sentLot, courier, parcelNumber } = sample;
    return {
      trackingCode,
      createdAt: sample.createdAt.toISOString(),
      productId,
      productName,
      grams,
      status: sample.status,
      declineReason,
      sentLot,
      courier,
      parcelNumber,
      verdict: sample.verdict,
      feedback: sample.feedback,
      history: sample.history.map(stepOf),
    };
  }
}

/** What customers see of their own samples. */
export class SampleOfAccountDto extends TrackedSampleDto {
  @ApiProperty(text('AP-1405-017')) askedLot: string | null;
  @ApiProperty({ example: 'آزمایش در نوشیدنی گازدار' }) purpose: string;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ example: '+989141234567' }) phone: string;
  @ApiProperty(text('sara@example.com')) email: string | null;
  @ApiProperty(text('صنایع غذایی نمونه')) companyName: string | null;
  @ApiProperty({ example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string;

  static override of(sample: Sample): SampleOfAccountDto {
    const { askedLot, purpose, name, phone, email, companyName, address } = sample;
    return { ...TrackedSampleDto.of(sample), askedLot, purpose, name, phone, email, companyName, address };
  }
}

export class SampleDto extends OmitType(SampleOfAccountDto, ['history'] as const) {
  @ApiProperty({ type: 'integer', example: 12 }) id: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with a change' }) version: number;
  @ApiProperty({ ...instant, description: 'The last change' }) updatedAt: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 1024, description: 'The order that followed' })
  orderId: number | null;

  @ApiProperty({ ...status, isArray: true, description: 'Which statuses may follow' }) nextStatuses: SampleStatus[];
  @ApiProperty({ type: [SampleStepOfStaffDto], description: 'The oldest first' }) history: SampleStepOfStaffDto[];

  static of(sample: Sample): SampleDto {
    const { id, version, orderId, history } = sample;
    return {
      ...SampleOfAccountDto.of(sample),
      id,
      version,
      updatedAt: sample.updatedAt.toISOString(),
      orderId,
      nextStatuses: nextSteps(sample.status),
      history: history.map((step) => ({ ...stepOf(step), by: step.by })),
    };
  }
}

function stepOf({ to, at }: SampleStep): SampleStepDto {
  return { to, at: at.toISOString() };
}
