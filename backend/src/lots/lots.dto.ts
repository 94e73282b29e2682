import { MAX_LOT_KILOGRAMS } from '@afshoreh/persian';
import { ApiProperty } from '@nestjs/swagger';
import { OnlyIds, PageQuery, UpdatedAfter } from '../common/http/index.js';
import {
  Choice,
  Day,
  ExpectedVersion,
  Id,
  Integer,
  largestId,
  Line,
  ReadOnlyFields,
  WholeNumber,
} from '../common/validation/index.js';
import { AnalysisDto, LotParameterDto } from './analyses.dto.js';
import { copy } from './copy.js';
import { LotNumber, numberExample } from './lot-number.js';
import type { LotWithAnalyses } from './lot-rows.js';
import { lotVerdicts, type Lot, type LotVerdict, type StatedParameter } from './lot.entity.js';
import { lotStates, lotStatuses, stateOf, type LotState, type LotStatus } from './lot-status.js';

const labels = copy.lotFields;
const day = { type: String, format: 'date' } as const;
const lotSorts = ['newest', 'produced', 'best_before', 'number'] as const;
export type LotSort = (typeof lotSorts)[number];

export class LotsQuery extends PageQuery {
  @OnlyIds() ids?: number[];
  @UpdatedAfter() updatedAfter?: Date;
  @Line(0, 100, { description: 'Looked for in number and product', example: 'AP-1405' }) q: string = '';
  @Choice(['all', ...lotStates]) status: 'all' | LotState = 'all';
  @Choice(['all', ...lotVerdicts], { description: 'Of the certificate published last' })
  verdict: 'all' | LotVerdict = 'all';

  @Choice(lotSorts) sort: LotSort = 'newest';
}

export class LotsOnSaleQuery {
  @WholeNumber(1, largestId, { example: 1 }) productId: number;
}

@ReadOnlyFields<LotDto>('id', 'productName', 'status', 'state', 'verdict', 'createdAt', 'updatedAt')
export class SaveLotDto {
  @LotNumber() number: string;

  @Id() productId: number;
  @Day({ label: labels.producedOn, example: '2026-10-01' }) producedOn: string;
  @Day({ label: labels.bestBefore, description: 'The last day, in Tehran', example: '2028-10-01' }) bestBefore: string;
  @Integer(1, MAX_LOT_KILOGRAMS, { label: labels.kilograms, example: 22_000 }) kilograms: number;

  @Line(0, 100, { optional: true, emptyAs: 'null', label: labels.pack, example: 'بشکهٔ ۲۷۵ کیلوگرمی' })
  pack?: string | null;
}

@ReadOnlyFields<LotDto>('id', 'productName', 'status', 'state', 'verdict', 'createdAt', 'updatedAt')
export class UpdateLotDto extends SaveLotDto {
  @ExpectedVersion() version?: number;
}

export class SetLotStatusDto {
  @Choice(lotStatuses, { enumName: 'LotStatus', example: 'released' }) status: LotStatus;
  @ExpectedVersion() version?: number;
}

/** The fields of a lot that visitors may read too. */
class LotFieldsDto {
  @ApiProperty({ example: numberExample }) number: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 1, description: 'null: the product was deleted' })
  productId: number | null;

  @ApiProperty({ example: 'کنسانترهٔ سیب' }) productName: string;
  @ApiProperty({ ...day, example: '2026-10-01' }) producedOn: string;
  @ApiProperty({ ...day, example: '2028-10-01' }) bestBefore: string;
  @ApiProperty({ type: 'integer', example: 22_000 }) kilograms: number;
  @ApiProperty({ type: String, nullable: true, example: 'بشکهٔ ۲۷۵ کیلوگرمی' }) pack: string | null;
  @ApiProperty({ enum: lotStates, enumName: 'LotState', description: 'expired: released, and past its last day' })
  state: LotState;

  protected static fieldsOf(lot: Lot, now: Date): LotFieldsDto {
    const { number, productId, productName, producedOn, bestBefore, kilograms, pack } = lot;
    return { number, productId, productName, producedOn, bestBefore, kilograms, pack, state: stateOf(lot, now) };
  }
}

export class LotDto extends LotFieldsDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;
  @ApiProperty({ enum: lotStatuses, enumName: 'LotStatus' }) status: LotStatus;
  @ApiProperty({ enum: lotVerdicts, enumName: 'LotVerdict', description: 'Of the certificate published last' })
  verdict: LotVerdict;

  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;

  static of(lot: Lot, now: Date = new Date()): LotDto {
    const { id, version, status, verdict, createdAt, updatedAt } = lot;
    const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return { ...this.fieldsOf(lot, now), id, version, status, verdict, ...times };
  }
}

export class LotDetailsDto extends LotDto {
  @ApiProperty({ type: [AnalysisDto], description: 'The newest first' }) analyses: AnalysisDto[];
  @ApiProperty({ type: [LotParameterDto], description: 'What a certificate states, in the order of the data sheet' })
  parameters: LotParameterDto[];

  static ofDetails({ lot, analyses }: LotWithAnalyses, parameters: readonly StatedParameter[]): LotDetailsDto {
    return {
      ...LotDto.of(lot),
      analyses: analyses.map((each) => AnalysisDto.of(each)),
      parameters: parameters.map((each) => LotParameterDto.ofParameter(each)),
    };
  }
}

export class PublicLotDto extends LotFieldsDto {
  @ApiProperty({ type: [AnalysisDto], description: 'Published ones, the newest first' }) analyses: AnalysisDto[];

  static ofDetails({ lot, analyses }: LotWithAnalyses, now: Date = new Date()): PublicLotDto {
    return { ...this.fieldsOf(lot, now), analyses: analyses.map((each) => AnalysisDto.of(each)) };
  }
}
