import { headOf, SiteMap, visitOf, type Head } from '@afshoreh/contracts';
import { testQueryClient } from '@afshoreh/testing';
import { pages } from '../app';

const site = new SiteMap({ storefront: pages });

/** The head of the page at an address, as the shell asks for it. */
export async function headAt(address: string, data = testQueryClient()): Promise<Head> {
  const url = new URL(address, 'http://localhost');
  const place = site.at(url.pathname);
  if (!place) throw new Error(`there is no page at ${address}`);
  return headOf(place.page, await place.page.code.load(), visitOf(place, url, data));
}
