import type { QueryClient } from '@afshoreh/contracts/query';
import type { Head } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';
import { pageCountOf, productsQuery } from './get-products';
import { productsPath, type ProductListSearch } from './product-list-search';

/** What a list shows, in words: «جست‌وجوی «رب» در محصولات گوجه‌فرنگی، صفحهٔ ۲». */
export function listTitle({ category, q, page }: ProductListSearch): string {
  const group = copy.list.titles[category];
  const title = q ? copy.list.titleOfSearch(q, group) : group;
  return page > 1 ? copy.list.titleOfPage(title, toPersianDigits(page)) : title;
}

/** What the list says about itself; a page beyond the last one is the last one. */
export function listHead(search: ProductListSearch, data: QueryClient): Head {
  const { total = 0 } = data.getQueryData(productsQuery(search).queryKey) ?? {};
  const last = pageCountOf(total);
  const isBeyond = last > 0 && search.page > last;
  return {
    ...copy.heads.list,
    title: listTitle(search),
    canonical: productsPath(search),
    ...(isBeyond && { redirect: { to: productsPath({ ...search, page: last }), permanent: false } }),
  };
}
