import { ApiProperty } from '@nestjs/swagger';
import { Choice, ExpectedVersion, Flag, Integer, Line, Lines, ReadOnlyFields } from '../../common/validation/index.js';
import { copy } from '../copy.js';
import { Code } from './code.js';
import { parameterGroups, parameterKinds, type ParameterGroup, type ParameterKind } from './parameter-kinds.js';
import type { Parameter } from './parameter.entity.js';

const clearable = { optional: true, emptyAs: 'null' } as const;
const mostChoices = 50;

/** What can change after a parameter was added. */
class ParameterFields {
  @Line(1, 100, { example: 'کدورت' }) name: string;
  @Line(1, 100, { label: copy.parameter.englishName, example: 'Turbidity' }) englishName: string;
  @Choice(parameterGroups, { enumName: 'ParameterGroup', label: copy.parameter.group }) group: ParameterGroup;
  @Choice(parameterKinds, { enumName: 'ParameterKind', label: copy.parameter.kind, example: 'at_most' })
  kind: ParameterKind;

  @Line(0, 32, { ...clearable, label: copy.parameter.unit, description: 'As laboratories write it', example: 'NTU' })
  unit?: string | null;

  @Line(0, 64, {
    ...clearable,
    label: copy.parameter.unitName,
    description: 'As it stands behind a value on a page; without it values show no unit',
    example: 'NTU',
  })
  unitName?: string | null;

  @Integer(0, 6, { label: copy.parameter.decimals, example: 1, description: 'Most decimals of a value' })
  decimals: number = 2;

  @Line(0, 200, { ...clearable, label: copy.parameter.method, example: 'نفلومتری' }) method?: string | null;
  @Lines(mostChoices, 100, {
    optional: true,
    label: copy.parameter.choices,
    description: 'Of the kind `choice`: its values',
    example: [],
  })
  choices?: string[];

  @Flag({
    label: copy.parameter.filterable,
    description: 'Whether visitors can look for products by limits of it; only kinds with numbers',
  })
  filterable: boolean = false;

  @Integer(0, 10_000, { optional: true, example: 10, description: 'Left out: last, or unchanged' })
  position?: number;
}

@ReadOnlyFields<ParameterDto>('id')
export class SaveParameterDto extends ParameterFields {
  @Code({ example: 'turbidity-ntu' }) code: string;
}

@ReadOnlyFields<ParameterDto>('id', 'code')
export class UpdateParameterDto extends ParameterFields {
  @ExpectedVersion() version?: number;
}

export class ParameterDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'brix', description: 'Its name in limits of the product list; never changes' }) code: string;
  @ApiProperty({ example: 'بریکس' }) name: string;
  @ApiProperty({ example: 'Brix' }) englishName: string;
  @ApiProperty({ enum: parameterGroups, enumName: 'ParameterGroup' }) group: ParameterGroup;
  @ApiProperty({ enum: parameterKinds, enumName: 'ParameterKind' }) kind: ParameterKind;
  @ApiProperty({ type: String, nullable: true, example: '°Bx' }) unit: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'درصد' }) unitName: string | null;
  @ApiProperty({ type: 'integer', example: 1 }) decimals: number;
  @ApiProperty({ type: String, nullable: true, example: 'رفرکتومتر، ۲۰ درجهٔ سلسیوس' }) method: string | null;
  @ApiProperty({ type: [String], example: [] }) choices: string[];
  @ApiProperty() filterable: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) position: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of(parameter: Parameter): ParameterDto {
    const { id, code, name, englishName, testGroup, kind, unit, unitName } = parameter;
    const { decimals, method, choices, filterable, position, version } = parameter;
    return {
      id,
      code,
      name,
      englishName,
      group: testGroup,
      kind,
      unit,
      unitName,
      decimals,
      method,
      choices: choices ?? [],
      filterable,
      position,
      version,
    };
  }
}
