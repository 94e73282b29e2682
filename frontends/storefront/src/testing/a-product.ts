import type { Schemas } from '@afshoreh/api-client';

type Product = Schemas['ProductDetails'];

const nothing = {
  type: null,
  pH: null,
  acidity: null,
  alcohol: null,
  so2: null,
  additive: null,
  density: null,
  mold: null,
  osmoticYeast: null,
  totalMicrobe: null,
  lacticAcidBacteria: null,
  ash: null,
  fructose: null,
  lead: null,
  sn: null,
  shelfLife: null,
  packaging: null,
  colorFlavor: null,
  imageAlt: null,
  specification: [],
  sku: null,
  packs: [],
  pressMonths: [],
  leadTimeDays: null,
  newCropYear: null,
  pictures: [],
};

/** A product with only the required fields. */
export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    ...nothing,
    id: 7,
    name: 'کنسانترهٔ سیب',
    description: null,
    category: 'apple',
    isFeatured: false,
    status: null,
    brix: '70',
    weight: 'بشکهٔ ۲۷۵ کیلوگرمی',
    origin: 'ارومیه',
    image: null,
    imageVariants: [],
    pack: null,
    indicativePrice: null,
    documents: [],
    ...fields,
  };
}

/** 2,000 dollars at 83,000 toman. */
export const aListPrice: NonNullable<Product['indicativePrice']> = {
  tomanPerTon: 166_000_000,
  basis: 'list',
  usdPerTon: 2000,
  rate: 83_000,
  rateDate: '2025-05-21T20:30:00.000Z',
  rateIsOld: false,
};

/** Brix of 70 ± 1. */
export function aTypedValue(fields: Partial<Product['specification'][number]> = {}): Product['specification'][number] {
  return {
    parameter: 'brix',
    min: 69,
    max: 71,
    target: 70,
    text: null,
    basisBrix: null,
    acid: null,
    endPoint: null,
    written: '۷۰ ± ۱',
    name: 'بریکس',
    englishName: 'Brix',
    group: 'chemical',
    unit: '°Bx',
    method: null,
    field: 'brix',
    ...fields,
  };
}
