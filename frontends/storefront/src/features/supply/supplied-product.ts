import type { Schemas } from '@afshoreh/api-client';

/** The fields of a product that the section needs. */
export type SuppliedProduct = Pick<
  Schemas['ProductDetails'],
  'id' | 'name' | 'packs' | 'pressMonths' | 'leadTimeDays' | 'newCropYear' | 'colorFlavor'
>;
