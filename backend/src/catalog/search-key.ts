import { englishNameOf } from '@afshoreh/persian';
import { joinedKeyOf } from '../common/search/index.js';
import type { Product } from './product.entity.js';

/** Of the column. */
const longestKey = 1000;

/** What visitors' searches look inside (D3): name, English name, type and origin. */
export function searchKeyOf({ name, type, origin }: Pick<Product, 'name' | 'type' | 'origin'>): string {
  return joinedKeyOf([name, englishNameOf(name), type, origin], longestKey);
}
