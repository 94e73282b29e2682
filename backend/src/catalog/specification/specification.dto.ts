import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  DecimalNumber,
  ExpectedVersion,
  Flag,
  Line,
  ListOf,
  ReadOnlyFields,
} from '../../common/validation/index.js';
import { copy } from '../copy.js';
import { Code } from '../parameters/code.js';
import { MeasuredNumber } from '../parameters/families.dto.js';
import { acids, parameterGroups, type Acid, type ParameterGroup } from '../parameters/parameter-kinds.js';
import type { Product } from '../product.entity.js';
import type { ProductSpecification } from './product-specification.entity.js';
import { textFieldOf } from './text-fields.js';
import { ownTextOf } from './write-product-texts.js';
import { writtenText } from './write-text.js';

const mostRows = 200;
const unknown = { optional: true, nullable: true } as const;
const words = { ...copy.family, ...copy.specification };

/** In which terms a number is stated. */
export class SaveTermsDto {
  @DecimalNumber(0.1, 100, 2, {
    ...unknown,
    label: words.basisBrix,
    example: 11.2,
    description: 'The Brix to which the sample is reconstituted; null: as it is; left out: as the family states it',
  })
  basisBrix?: number | null;

  @Choice(acids, {
    ...unknown,
    enumName: 'Acid',
    label: words.acid,
    example: 'malic',
    description: 'Left out: as the family counts it',
  })
  acid?: Acid | null;

  @DecimalNumber(0, 14, 2, {
    ...unknown,
    label: words.endPoint,
    example: 8.1,
    description: 'Left out: as the family states it',
  })
  endPoint?: number | null;
}

@ReadOnlyFields<AdminSpecificationRowDto>('written', 'ownText')
export class SaveSpecificationRowDto extends SaveTermsDto {
  @Code({ label: words.parameter, description: 'Code of a parameter', example: 'brix' }) parameter: string;
  @MeasuredNumber(words.min, 69) min?: number | null;
  @MeasuredNumber(words.max, 71) max?: number | null;
  @MeasuredNumber(words.target, 70) target?: number | null;
  @Line(0, 200, { ...unknown, emptyAs: 'null', label: words.text, description: 'Instead of numbers', example: 'ندارد' })
  text?: string | null;

  @Flag({ optional: true, label: words.unread, description: 'false: the text is meant so and needs no reading' })
  unread?: boolean;

  @Flag({
    optional: true,
    label: words.automatic,
    description: 'Writes the technical text from the value, whoever worded it',
  })
  automatic?: boolean;
}

@ReadOnlyFields<SpecificationDto>('productId', 'name')
export class SaveSpecificationDto {
  @Code({ ...unknown, emptyAs: 'null', label: words.family, description: 'Code of a family', example: 'apple' })
  family?: string | null;

  @ListOf(SaveSpecificationRowDto, 0, mostRows, {
    label: words.values,
    description: 'All values of the product',
    example: [{ parameter: 'brix', min: 69, max: 71, target: 70 }],
  })
  values: SaveSpecificationRowDto[];

  @ExpectedVersion() version?: number;
}

class SpecificationValueDto {
  @ApiProperty({ example: 'brix', description: 'Code of the parameter' }) parameter: string;
  @ApiProperty({ type: Number, nullable: true, example: 69 }) min: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 71 }) max: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 70 }) target: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'ندارد', description: 'Instead of numbers' }) text:
    string | null;
  @ApiProperty({ type: Number, nullable: true, example: 11.2, description: 'null: measured as it is' })
  basisBrix: number | null;
  @ApiProperty({ enum: acids, enumName: 'Acid', nullable: true, example: 'malic' }) acid: Acid | null;
  @ApiProperty({ type: Number, nullable: true, example: 8.1 }) endPoint: number | null;
  @ApiProperty({ example: '۷۰ ± ۱', description: 'The value as pages show it' }) written: string;

  protected static valueOf(row: ProductSpecification): SpecificationValueDto {
    const { parameter, minimum, maximum, target, valueText, basisBrix, acid, endPoint } = row;
    return {
      parameter: parameter.code,
      min: minimum,
      max: maximum,
      target,
      text: valueText,
      basisBrix,
      acid,
      endPoint,
      written: writtenText(row, parameter.unitName),
    };
  }
}

export class AdminSpecificationRowDto extends SpecificationValueDto {
  @ApiProperty({ description: 'Whether the text is one of the product in which no value could be read' })
  unread: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '۷۰ ± ۱',
    description: 'The technical text, where staff worded it otherwise',
  })
  ownText: string | null;

  static of(row: ProductSpecification, product: Product): AdminSpecificationRowDto {
    return { ...this.valueOf(row), unread: row.unread, ownText: ownTextOf(product, row) };
  }
}

/** The specification of a product for admins. */
export class SpecificationDto {
  @ApiProperty({ type: 'integer', example: 1 }) productId: number;
  @ApiProperty({ example: 'کنسانترهٔ سیب' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'apple' }) family: string | null;
  @ApiProperty({ type: [AdminSpecificationRowDto], description: 'In the order of the parameters' })
  values: AdminSpecificationRowDto[];
  @ApiProperty({ type: 'integer', example: 1, description: 'Of the product; send it back with an update' })
  version: number;

  static of(product: Product, rows: readonly ProductSpecification[]): SpecificationDto {
    const { id, name, family, version } = product;
    const values = inOrder(rows).map((row) => AdminSpecificationRowDto.of(row, product));
    return { productId: id, name, family: family?.code ?? null, values, version };
  }
}

/** A typed value on the page of its product. */
export class SpecificationRowDto extends SpecificationValueDto {
  @ApiProperty({ example: 'بریکس' }) name: string;
  @ApiProperty({ example: 'Brix' }) englishName: string;
  @ApiProperty({ enum: parameterGroups, enumName: 'ParameterGroup' }) group: ParameterGroup;
  @ApiProperty({ type: String, nullable: true, example: '°Bx' }) unit: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'رفرکتومتر', description: 'The usual method' }) method:
    string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'brix',
    description: 'The technical field of the product that says the same as text',
  })
  field: string | null;

  static of(row: ProductSpecification): SpecificationRowDto {
    const { code, name, englishName, testGroup, unit, method } = row.parameter;
    return { ...this.valueOf(row), name, englishName, group: testGroup, unit, method, field: textFieldOf(code) };
  }

  static ofAll(rows: readonly ProductSpecification[]): SpecificationRowDto[] {
    return inOrder(rows.filter(({ unread }) => !unread)).map((row) => this.of(row));
  }
}

function inOrder(rows: readonly ProductSpecification[]): ProductSpecification[] {
  return rows.toSorted((a, b) => a.parameter.position - b.parameter.position || a.parameterId - b.parameterId);
}

/** A technical text in which no value could be read. */
export class UnreadTextDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ type: 'integer', example: 1 }) productId: number;
  @ApiProperty({ example: 'کنسانترهٔ سیب' }) productName: string;
  @ApiProperty({ example: 'mould' }) parameter: string;
  @ApiProperty({ example: 'کپک' }) parameterName: string;
  @ApiProperty({ example: 'شمارش هاوارد حداکثر ۴۰ درصد میدان مثبت' }) text: string;

  static of({ id, product, parameter, valueText }: ProductSpecification): UnreadTextDto {
    return {
      id,
      productId: product.id,
      productName: product.name,
      parameter: parameter.code,
      parameterName: parameter.name,
      text: valueText ?? '',
    };
  }
}
