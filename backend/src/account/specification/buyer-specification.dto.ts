import {
  mostOfSpecification as most,
  type BuyerLimit,
  type BuyerSpecification,
  type FamilySpecification,
} from '@afshoreh/persian/specification';
import { ApiProperty } from '@nestjs/swagger';
import { acids, MeasuredNumber, ParameterCode, SaveTermsDto, type Acid } from '../../catalog/index.js';
import { ExpectedVersion, Flag, Line, Lines, ListOf } from '../../common/validation/index.js';
import { copy } from '../copy.js';

const words = copy.specification;

export class SaveBuyerLimitDto extends SaveTermsDto {
  @ParameterCode({ label: words.parameter, description: 'Code of a parameter', example: 'brix' }) parameter: string;
  @MeasuredNumber(words.min, 65, 'Included; null: open') min?: number | null;
  @MeasuredNumber(words.max, 71, 'Included; null: open') max?: number | null;
  @Flag({ label: words.absent, description: 'Nothing may be found; instead of numbers' }) absent: boolean = false;

  @Line(0, 32, { optional: true, emptyAs: 'null', label: words.unit, description: 'Of the numbers', example: '°Bx' })
  unit?: string | null;
}

export class SaveFamilySpecificationDto {
  @ParameterCode({ label: words.family, description: 'Code of a family of products', example: 'apple' }) family: string;

  @ListOf(SaveBuyerLimitDto, 0, most.limits, {
    label: words.limits,
    description: 'One for each parameter at most. Terms that are left out are null: measured as it is',
    example: [{ parameter: 'brix', min: 65, max: 71, unit: '°Bx' }],
  })
  limits: SaveBuyerLimitDto[];

  @ListOf(SaveBuyerLimitDto, 0, most.limits, {
    label: words.others,
    description: 'Limits of the same parameters from another browser, between which the buyer has to choose',
    example: [],
  })
  others: SaveBuyerLimitDto[] = [];

  @Lines(most.unread, most.unreadLength, {
    label: words.unread,
    description: 'Pasted lines in which no limit could be read',
    example: ['رنگ طبیعی'],
  })
  unread: string[] = [];
}

export class SaveBuyerSpecificationDto {
  @ListOf(SaveFamilySpecificationDto, 0, most.families, {
    description: 'All that the buyer wants, each family once; 30,000 bytes as JSON at most',
  })
  families: SaveFamilySpecificationDto[];

  @ExpectedVersion() version?: number;
}

export class BuyerLimitDto implements BuyerLimit {
  @ApiProperty({ example: 'brix' }) parameter: string;
  @ApiProperty({ type: Number, nullable: true, example: 65 }) min: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 71 }) max: number | null;
  @ApiProperty({ description: 'Nothing may be found' }) absent: boolean;
  @ApiProperty({ type: String, nullable: true, example: '°Bx' }) unit: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 11.2, description: 'null: measured as it is' })
  basisBrix: number | null;
  @ApiProperty({ enum: acids, enumName: 'Acid', nullable: true, example: null }) acid: Acid | null;
  @ApiProperty({ type: Number, nullable: true, example: 8.1 }) endPoint: number | null;

  static of({ parameter, min, max, absent, unit, basisBrix, acid, endPoint }: BuyerLimit): BuyerLimitDto {
    return { parameter, min, max, absent, unit, basisBrix, acid: acid as Acid | null, endPoint };
  }
}

export class FamilySpecificationDto implements FamilySpecification {
  @ApiProperty({ example: 'apple' }) family: string;
  @ApiProperty({ type: [BuyerLimitDto] }) limits: BuyerLimitDto[];
  @ApiProperty({ type: [BuyerLimitDto], description: 'From another browser, not chosen', example: [] })
  others: BuyerLimitDto[];
  @ApiProperty({ type: [String], example: ['رنگ طبیعی'] }) unread: string[];

  static ofAll(specification: BuyerSpecification): FamilySpecificationDto[] {
    return specification.map(({ family, limits, others, unread }) => ({
      family,
      limits: limits.map((limit) => BuyerLimitDto.of(limit)),
      others: others.map((limit) => BuyerLimitDto.of(limit)),
      unread: [...unread],
    }));
  }
}

export interface StoredSpecification {
  families: BuyerSpecification;
  version: number;
}

export class BuyerSpecificationDto {
  @ApiProperty({ type: [FamilySpecificationDto], description: 'By the codes of the families' })
  families: FamilySpecificationDto[];
  @ApiProperty({ type: 'integer', minimum: 0, example: 1, description: '0: none was saved yet' }) version: number;

  static of({ families, version }: StoredSpecification): BuyerSpecificationDto {
    return { families: FamilySpecificationDto.ofAll(families), version };
  }
}
