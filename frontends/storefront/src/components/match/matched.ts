import type { Schemas } from '@afshoreh/api-client';

type LotAnalysis = Pick<Schemas['Analysis'], 'kind' | 'results'>;

export interface Matched {
  productId: number;
  /** The number of a lot of the product. If it is given, the lot is compared instead of the product. */
  lot?: string;
  /** The lot's latest certificate when the page has loaded it; null when the lot has none. */
  analysis?: LotAnalysis | null;
  /**
   * `brief` (default): the verdict and the first important reason. `full`: the verdict and all reasons. `verdict` and
   * `reasons`: only that part.
   */
  say?: 'brief' | 'full' | 'verdict' | 'reasons';
}
