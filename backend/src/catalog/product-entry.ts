import type { Span } from './measure.js';
import type { Listed } from './ordered-list.js';
import type { ProductGroup } from './product-group.js';
import type { RangeKey, SortKey } from './products.dto.js';

/** The values of a product that the index keeps in memory, to find and sort products. */
export interface Entry extends Listed {
  /** The index of this product in every `LimitColumn`. */
  place: number;
  group: ProductGroup;
  featuredRank: number;
  originKey: string;
  /** The code of its family. */
  family: string | null;
  /** The names of its packs. */
  packs: readonly string[];
  /** As it was typed. */
  origin: string | null;
  /** Null fits no range. Price is in toman per ton. */
  spans: Record<RangeKey, Span | null>;
  /** Null sorts last in both directions. */
  values: Record<SortKey, number | string | null>;
}
