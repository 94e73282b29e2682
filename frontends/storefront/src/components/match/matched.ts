import type { Schemas } from '@afshoreh/api-client';

type LotAnalysis = Pick<Schemas['Analysis'], 'kind' | 'results'>;

export interface Matched {
  productId: number;
  /** The number of a lot of the product, which is compared instead of the product. */
  lot?: string;
  /** The latest certificate of the lot, where the page has it; null: it has none. */
  analysis?: LotAnalysis | null;
  /** Usually the verdict and the first reason that matters. `full`: all of them; the other two: one half of it alone. */
  say?: 'brief' | 'full' | 'verdict' | 'reasons';
}
