import { toPersianDigits } from '@afshoreh/persian';
import { detailsCopy } from './details-copy';
import type { Product } from './get-product';

/** Messengers show a «+» as it is: a space is %20. */
const link = (address: string, given: Record<string, string>): string =>
  `${address}?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`;

/**
 * A message to sales in WhatsApp that begins with the product's name.
 * @param address of the settings, `https://wa.me/989140000000`; null for one that WhatsApp takes no text at
 */
export function whatsappLink(address: string | null | undefined, product: Pick<Product, 'id' | 'name'>): string | null {
  if (!address || !/^https:\/\/wa\.me\/\d+$/.test(address)) return null;
  return link(address, { text: detailsCopy.askAbout(product.name, toPersianDigits(product.id)) });
}

/** The product sent on in Bale, to a colleague or to sales. `url` is a whole address; nothing is loaded from there. */
export function baleLink(url: string, product: Pick<Product, 'name'>): string {
  return link('https://ble.ir/share/url', { url, text: product.name });
}
