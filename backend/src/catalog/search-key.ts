import { englishNameOf } from '@afshoreh/persian';
import { joinedKeyOf } from '../common/search/index.js';
import { copy } from './copy.js';
import type { Product } from './product.entity.js';

const longestKey = 1000;

/** The text that visitors' searches look in: name, English name, type, origin, Brix and packaging. */
export function searchKeyOf({
  name,
  type,
  origin,
  brix,
  packaging,
}: Pick<Product, 'name' | 'type' | 'origin' | 'brix' | 'packaging'>): string {
  return joinedKeyOf([name, englishNameOf(name), type, origin, brix && copy.brix(brix), packaging], longestKey);
}
