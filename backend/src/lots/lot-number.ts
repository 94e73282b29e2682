import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import { Matches } from 'class-validator';
import { pathParam } from '../common/http/index.js';
import { oneLineOf, Text } from '../common/validation/index.js';
import { copy } from './copy.js';

export const numberExample = 'AP-1405-017';

/** The number of a lot, of the characters of a SKU and folded like one: addresses and file names can hold it. */
export function LotNumber(): PropertyDecorator {
  const read = (typed: string): string => skuOf(oneLineOf(typed));
  const checks = [Matches(skuPattern, { message: copy.numberWrong })];
  const options = { label: copy.lotFields.number, description: 'Unique, in capitals', example: 'AP-1405-024' };
  return Text({ least: 1, most: LONGEST_SKU, read, schema: { pattern: skuPattern.source }, checks }, options);
}

/** The number in an address, however it is typed; an impossible one belongs to no lot. */
export function LotNumberParam(): ParameterDecorator {
  return pathParam('number', { transform: skuOf }, { type: 'string', maxLength: LONGEST_SKU, example: numberExample });
}
