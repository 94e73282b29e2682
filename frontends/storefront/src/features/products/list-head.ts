import type { QueryClient } from '@afshoreh/contracts/query';
import type { Head } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';
import { pageCountOf, productsQuery } from './get-products';
import { productsPath, unfiltered, type ProductListSearch } from './product-list-search';

/** The title of a list: «جست‌وجوی «رب» در محصولات گوجه‌فرنگی، صفحهٔ ۲». */
export function listTitle({ category, q, page }: ProductListSearch): string {
  const group = copy.list.titles[category];
  const title = q ? copy.list.titleOfSearch(q, group) : group;
  return page > 1 ? copy.list.titleOfPage(title, toPersianDigits(page)) : title;
}

/** The head of a list. A page number beyond the last page means the last page. */
export function listHead(search: ProductListSearch, data: QueryClient): Head {
  const { total = 0 } = data.getQueryData(productsQuery(search).queryKey) ?? {};
  const last = pageCountOf(total);
  const isBeyond = last > 0 && search.page > last;
  return {
    ...copy.heads.list,
    title: listTitle(search),
    // There are more combinations of filters than a search engine should visit.
    canonical: productsPath({ ...unfiltered(search), page: search.page }),
    ...(isBeyond && { redirect: { to: productsPath({ ...search, page: last }), permanent: false } }),
  };
}
