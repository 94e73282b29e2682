import { ApiProperty } from '@nestjs/swagger';
import { acids, type Acid } from './parameters/parameter-kinds.js';
import type { Facets, NamedFacet, ParameterFacet } from './product-facets.js';

class NamedFacetDto implements NamedFacet {
  @ApiProperty({ example: 'apple', description: 'For the filter' }) value: string;
  @ApiProperty({ example: 'سیب' }) name: string;
  @ApiProperty({ type: 'integer', example: 12, description: 'Products of the list with this filter' }) count: number;
}

class ParameterFacetDto implements ParameterFacet {
  @ApiProperty({ example: 'brix' }) code: string;
  @ApiProperty({ example: 'بریکس' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: '°Bx' }) unit: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'درصد' }) unitName: string | null;
  @ApiProperty({ type: 'integer', example: 1 }) decimals: number;
  @ApiProperty({ enum: acids, enumName: 'Acid', nullable: true, example: 'malic' }) acid: Acid | null;
  @ApiProperty({ type: Number, nullable: true, example: 11.2, description: 'null: measured as it is' })
  basisBrix: number | null;

  @ApiProperty({ type: 'integer', example: 12, description: 'Products of the list that have a value' }) count: number;
  @ApiProperty({ type: Number, nullable: true, example: 64 }) min: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 72 }) max: number | null;
}

export class ProductFacetsDto implements Facets {
  @ApiProperty({ type: [NamedFacetDto] }) families: NamedFacetDto[];
  @ApiProperty({ type: [NamedFacetDto] }) packs: NamedFacetDto[];
  @ApiProperty({ type: [NamedFacetDto], description: 'At most 50' }) origins: NamedFacetDto[];
  @ApiProperty({
    type: [ParameterFacetDto],
    description: 'Those of the chosen family; without one, those that all families have',
  })
  parameters: ParameterFacetDto[];
}
