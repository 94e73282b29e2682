import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  Day,
  DecimalNumber,
  ExpectedVersion,
  Flag,
  Integer,
  Line,
  ListOf,
  ReadOnlyFields,
} from '../../common/validation/index.js';
import { copy } from '../copy.js';
import { Code } from './code.js';
import type { Family, FamilyParameter } from './family.entity.js';
import { acids, type Acid } from './parameter-kinds.js';

const unknown = { optional: true, nullable: true } as const;
const mostParameters = 200;
const words = copy.family;

/** Measured values: up to the counts of microbes, with the decimals of traces. */
const largestValue = 1_000_000_000;
const mostDecimals = 6;

export function MeasuredNumber(label: string, example: number, description?: string): PropertyDecorator {
  return DecimalNumber(0, largestValue, mostDecimals, { ...unknown, label, example, description });
}

export class FamilyParameterDto {
  @Code({ label: words.parameter, description: 'Code of a parameter', example: 'acidity' }) parameter: string;
  @Flag({ label: words.required }) required: boolean = false;
  @MeasuredNumber(words.usualMin, 0.7) usualMin?: number | null;
  @MeasuredNumber(words.usualMax, 2.4) usualMax?: number | null;
  @MeasuredNumber(words.legalMin, 0, 'A limit by law or standard') legalMin?: number | null;
  @MeasuredNumber(words.legalMax, 3, 'A limit by law or standard') legalMax?: number | null;
  @Line(0, 200, { ...unknown, emptyAs: 'null', label: words.legalStandard, example: 'INSO 3414' })
  legalStandard?: string | null;

  @DecimalNumber(0.1, 100, 2, {
    ...unknown,
    label: words.basisBrix,
    example: 11.2,
    description: 'The Brix to which the sample is reconstituted; null: measured as it is',
  })
  basisBrix?: number | null;

  @Choice(acids, { ...unknown, enumName: 'Acid', label: words.acid, description: 'What acidity is counted as' })
  acid?: Acid | null;

  @DecimalNumber(0, 14, 2, {
    ...unknown,
    label: words.endPoint,
    example: 8.1,
    description: 'pH of the titration’s end',
  })
  endPoint?: number | null;

  @Line(0, 200, { ...unknown, emptyAs: 'null', label: words.source, example: 'برگه‌های مشخصات تولیدکنندگان' })
  source?: string | null;

  @Day({ ...unknown, emptyAs: 'null', label: words.sourceDate, example: '2026-11-01' }) sourceDate?: string | null;

  @Flag({ label: words.confirmed, description: 'Only confirmed limits are shown as limits' })
  confirmed: boolean = false;

  static of(row: FamilyParameter): FamilyParameterDto {
    const { required, usualMin, usualMax, legalMin, legalMax, legalStandard, basisBrix, acid, endPoint } = row;
    const { source, sourceDate, confirmed } = row;
    return {
      parameter: row.parameter.code,
      required,
      usualMin,
      usualMax,
      legalMin,
      legalMax,
      legalStandard,
      basisBrix,
      acid,
      endPoint,
      source,
      sourceDate,
      confirmed,
    };
  }
}

class ParameterTermsDto {
  @ApiProperty({ example: 'acidity', description: 'Code of a parameter' }) parameter: string;
  @ApiProperty({ type: Number, nullable: true, example: 11.2, description: 'null: measured as it is' })
  basisBrix: number | null;
  @ApiProperty({ enum: acids, enumName: 'Acid', nullable: true, example: 'malic' }) acid: Acid | null;
  @ApiProperty({ type: Number, nullable: true, example: 8.1 }) endPoint: number | null;
}

/** The part of a family that visitors may see. Limits are left out, because an expert may not have confirmed them. */
export class FamilyTermsDto {
  @ApiProperty({ example: 'apple' }) code: string;
  @ApiProperty({ example: 'سیب' }) name: string;
  @ApiProperty({ example: 'Apple' }) englishName: string;
  @ApiProperty({ type: [ParameterTermsDto], description: 'In the order of the data sheet' })
  parameters: ParameterTermsDto[];

  static of({ code, name, englishName, parameters }: Family): FamilyTermsDto {
    const rows = parameters.toSorted((a, b) => a.position - b.position);
    return {
      code,
      name,
      englishName,
      parameters: rows.map(({ parameter, basisBrix, acid, endPoint }) => ({
        parameter: parameter.code,
        basisBrix,
        acid,
        endPoint,
      })),
    };
  }
}

@ReadOnlyFields<FamilyDto>('id')
export class SaveFamilyDto {
  @Code({ example: 'plum' }) code: string;
  @Line(1, 100, { example: 'آلو', description: 'New products whose name has this word belong to the family' })
  name: string;

  @Line(1, 100, { label: copy.parameter.englishName, example: 'Plum' }) englishName: string;

  @Integer(0, 10_000, { optional: true, example: 10, description: 'Left out: last, or unchanged' })
  position?: number;

  @ListOf(FamilyParameterDto, 0, mostParameters, {
    label: words.parameters,
    description: 'All parameters in the order of the data sheet',
  })
  parameters: FamilyParameterDto[];
}

@ReadOnlyFields<FamilyDto>('id')
export class UpdateFamilyDto extends SaveFamilyDto {
  @ExpectedVersion() version?: number;
}

export class FamilyDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'apple' }) code: string;
  @ApiProperty({ example: 'سیب' }) name: string;
  @ApiProperty({ example: 'Apple' }) englishName: string;
  @ApiProperty({ type: 'integer', example: 1 }) position: number;
  @ApiProperty({ type: [FamilyParameterDto], description: 'In the order of the data sheet' })
  parameters: FamilyParameterDto[];

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ id, code, name, englishName, position, parameters, version }: Family): FamilyDto {
    const rows = parameters.toSorted((a, b) => a.position - b.position);
    return {
      id,
      code,
      name,
      englishName,
      position,
      parameters: rows.map((row) => FamilyParameterDto.of(row)),
      version,
    };
  }
}
