import type { Product } from './get-product';

const KILOGRAMS_PER_TON = 1000;
const RIAL_PER_TOMAN = 10;

/**
 * The product as structured data (schema.org) for search engines. There is no offer when visitors must ask sales for the price.
 */
export function productJsonLd(product: Product): object {
  const { name, description, origin, brix, indicativePrice } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: `/product/${product.id}`,
    image: `/media/og/products/${product.id}.png`,
    ...(description && { description }),
    ...(origin && { countryOfOrigin: { '@type': 'Place', name: origin } }),
    ...(brix && { additionalProperty: [{ '@type': 'PropertyValue', name: 'Brix', value: brix }] }),
    brand: { '@type': 'Brand', name: 'افشره' },
    ...(indicativePrice && { offers: offerOf(indicativePrice.tomanPerTon) }),
  };
}

/** schema.org takes only ISO units: rial (IRR) and kilogram (KGM). */
function offerOf(tomanPerTon: number): object {
  return {
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    priceCurrency: 'IRR',
    price: Math.round(tomanPerTon) * RIAL_PER_TOMAN,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'IRR',
      price: Math.round(tomanPerTon) * RIAL_PER_TOMAN,
      referenceQuantity: { '@type': 'QuantitativeValue', value: KILOGRAMS_PER_TON, unitCode: 'KGM' },
    },
  };
}
