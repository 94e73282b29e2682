import type { Span } from './measure.js';
import type { Listed } from './ordered-list.js';
import type { ProductGroup } from './product-group.js';
import type { RangeKey, SortKey } from './products.dto.js';

/** What the index keeps of a product to find and order it. */
export interface Entry extends Listed {
  /** Where the values of its specification stand in their columns. */
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
