import { settingsQuery } from '@afshoreh/api-client';
import type { Head } from '@afshoreh/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { copy } from './copy';
import { productIdOf, productQuery } from './features/products/get-product';
import { productImage } from './features/products/product-image';
import { productJsonLd } from './features/products/product-json-ld';
import { productsPath, readSearch } from './features/products/product-list-search';

/** Pages whose title and description are fixed. */
const TEXT_PAGES = [
  'login',
  'register',
  'forgot-password',
  'about',
  'services',
  'contact',
  'terms',
  'privacy',
] as const;

const notFound: Head = { ...copy.heads.notFound, robots: 'noindex', status: 404 };

function productHead(id: number, data: QueryClient): Head {
  const product = data.getQueryData(productQuery(id).queryKey);
  if (product === null) return notFound;
  if (!product) return copy.heads.product;
  return {
    title: product.name,
    description: product.description ?? copy.heads.product.description,
    canonical: `/product/${id}`,
    jsonLd: productJsonLd(product),
    image: productImage(product).src,
    type: 'product',
  };
}

/** The home page stands for the site: its title, description and keywords are the settings' (spec §2, admin settings). */
function homeHead(data: QueryClient): Head {
  const settings = data.getQueryData(settingsQuery.queryKey);
  return {
    title: settings?.siteTitle || copy.heads.home.title,
    description: settings?.metaDescription || copy.heads.home.description,
    ...(settings?.keywords && { keywords: settings.keywords }),
    canonical: '/',
  };
}

/** Pages that one person was sent a link to; they have a title and are nobody else's to find. */
const LINKED_PAGES: Record<string, string | undefined> = {
  '/reset-password': copy.heads.resetPassword,
  '/newsletter/unsubscribe': copy.heads.unsubscribe,
  '/orders/track': copy.heads.trackOrder,
};

/** What a page of the storefront says about itself; a product's name is known once it was fetched. */
export function headOf(url: URL, data: QueryClient): Head {
  if (url.pathname === '/') return homeHead(data);
  if (url.pathname === '/products') {
    return { ...copy.heads.products, canonical: productsPath(readSearch(url.searchParams)) };
  }
  const page = TEXT_PAGES.find((name) => url.pathname === `/${name}`);
  if (page) return { ...copy.heads[page], canonical: `/${page}` };
  const title = LINKED_PAGES[url.pathname];
  if (title) return { title, robots: 'noindex' };
  const text = /^\/product\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  const id = productIdOf(text);
  if (id !== null) return productHead(id, data);
  const meant = productIdOf(text?.replace(/^0+/, ''));
  return meant === null ? notFound : { ...notFound, redirect: { to: `/product/${meant}`, permanent: true } };
}
