import { ApiProperty } from '@nestjs/swagger';
import { Code, IdList } from '../../common/validation/index.js';
import { copy } from '../copy.js';
import { acids, type Acid } from '../parameters/parameter-kinds.js';
import type { SpecifiedProducts } from './specification.service.js';

const mostProducts = 100;
const mostParameters = 100;
const codesOfParameters = /^[a-z0-9_,-]+$/;

export class SpecificationsQuery {
  @IdList(mostProducts, { example: '1,2,3', description: 'Of products, at most 100' }) ids: number[];

  @Code(2_000, codesOfParameters, {
    label: copy.family.parameter,
    example: 'brix,acidity',
    description: 'Codes of parameters, at most 100; unknown ones are left out',
  })
  parameters: string;

  get codes(): string[] {
    return this.parameters.split(',').slice(0, mostParameters);
  }
}

class NamedParameterDto {
  @ApiProperty({ example: 'brix' }) code: string;
  @ApiProperty({ example: 'بریکس' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: '°Bx' }) unit: string | null;
}

class StatedValueDto {
  @ApiProperty({ example: 'brix', description: 'Code of the parameter' }) parameter: string;
  @ApiProperty({ type: Number, nullable: true, example: 69 }) min: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 71 }) max: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 70 }) target: number | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Instead of numbers' }) text: string | null;
  @ApiProperty({ type: String, nullable: true, example: '°Bx' }) unit: string | null;
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'null: measured as it is' })
  basisBrix: number | null;
  @ApiProperty({ enum: acids, enumName: 'Acid', nullable: true, example: null }) acid: Acid | null;
  @ApiProperty({ type: Number, nullable: true, example: null }) endPoint: number | null;
}

class SpecifiedProductDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ type: String, nullable: true, example: 'apple', description: 'Code of its family' })
  family: string | null;
  @ApiProperty({ type: [StatedValueDto] }) values: StatedValueDto[];
}

export class ProductSpecificationsDto {
  @ApiProperty({ type: [NamedParameterDto], description: 'In the order of a data sheet' })
  parameters: NamedParameterDto[];
  @ApiProperty({ type: [SpecifiedProductDto], description: 'By id' }) products: SpecifiedProductDto[];

  static of({ parameters, products, rows }: SpecifiedProducts): ProductSpecificationsDto {
    const known = new Map(parameters.map((parameter) => [parameter.id, parameter]));
    return {
      parameters: parameters.map(({ code, name, unit }) => ({ code, name, unit })),
      products: products.map(({ id, family }) => ({
        id,
        family,
        values: rows
          .filter(({ productId }) => productId === id)
          .map(({ parameterId, minimum, maximum, target, valueText, basisBrix, acid, endPoint }) => {
            const { code, unit } = known.get(parameterId)!;
            return {
              parameter: code,
              min: minimum,
              max: maximum,
              target,
              text: valueText,
              unit,
              basisBrix,
              acid,
              endPoint,
            };
          }),
      })),
    };
  }
}
