import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Matches } from 'class-validator';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { pathParam } from '../common/http/index.js';
import { oneLineOf, Text, type TextOptions } from '../common/validation/index.js';
import { copy } from './copy.js';
import { Product } from './product.entity.js';

const example = 'APL-70';
const schema = { type: 'string', maxLength: LONGEST_SKU, example } as const;

/** The SKU of a product in a form. It is optional; an empty text removes the stored SKU. It is stored in capitals. */
export function Sku(sku: string = example): PropertyDecorator {
  return skuField({ optional: true, emptyAs: 'null', description: 'Unique, in capitals', example: sku });
}

/** The SKU by which a row of a form names its product. */
export const SkuOfProduct = (): PropertyDecorator => skuField({ example });

function skuField(options: TextOptions): PropertyDecorator {
  const read = (typed: string): string => skuOf(oneLineOf(typed));
  const checks = [Matches(skuPattern, { message: copy.skuWrong })];
  return Text({ least: 1, most: LONGEST_SKU, read, schema: { pattern: skuPattern.source }, checks }, options);
}

@Injectable()
class SkuPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const sku = skuOf(value);
    if (sku.length > LONGEST_SKU || !skuPattern.test(sku))
      throw new ValidationFailed([{ field: 'sku', message: copy.skuWrong }]);
    return sku;
  }
}

export const SkuParam = (): ParameterDecorator => pathParam('sku', SkuPipe, schema);

/** What other systems call a product; each is unique. */
export type ProductCode = 'sku' | 'externalId';

/** The ids of the products by these values of a code. One query, or none. */
export async function idsByCode(
  manager: EntityManager,
  code: ProductCode,
  values: readonly string[],
): Promise<Map<string, number>> {
  if (values.length === 0) return new Map();
  const found = await manager.find(Product, { select: { id: true, [code]: true }, where: { [code]: In([...values]) } });
  return new Map(found.map((product) => [product[code] as string, product.id]));
}
