import type { Schemas } from '@afshoreh/api-client';

/** What the section needs to know of a product. */
export type SuppliedProduct = Pick<
  Schemas['ProductDetails'],
  'id' | 'name' | 'packs' | 'pressMonths' | 'leadTimeDays' | 'newCropYear' | 'colorFlavor'
>;
