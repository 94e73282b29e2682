import { api, pageOf } from '@afshoreh/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@afshoreh/contracts/query';
import { foldForSearch, toPersianDigits } from '@afshoreh/persian';
import { copy as layoutCopy } from '../layout/copy';
import { SECTIONS } from '../layout/sections';
import { copy } from './copy';

export interface PaletteEntry {
  group: string;
  label: string;
  to: string;
}

const MOST = 5;
const FIXED: PaletteEntry[] = [
  ...SECTIONS.map(({ name, path }) => ({ group: copy.screens, label: layoutCopy.sections[name], to: path })),
  { group: copy.actions, label: copy.addProduct, to: '/admin/products?product=new' },
  { group: copy.actions, label: copy.addCategory, to: '/admin/categories?category=new' },
];

/** Orders by number, phone, code or name, and products by name. */
const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'palette', q],
    queryFn: async ({ signal }): Promise<PaletteEntry[]> => {
      const call = { params: { query: { q, limit: MOST } }, signal };
      const [orders, products] = await Promise.all([
        api.GET('/orders', call).then(pageOf),
        api.GET('/admin/products', call).then(pageOf),
      ]);
      return [
        ...orders.items.map(({ id, name }) => ({
          group: copy.orders,
          label: copy.order(toPersianDigits(id), name),
          to: `/admin/orders?order=${id}`,
        })),
        ...products.items.map(({ id, name }) => ({
          group: copy.products,
          label: name,
          to: `/admin/products?product=${id}`,
        })),
      ];
    },
    staleTime: 0,
  });

/** What the palette offers for what is typed: screens and actions at once, records when the server has answered. */
export function usePaletteEntries(typed: string) {
  const wanted = foldForSearch(typed);
  const fixed = FIXED.filter(({ label }) => foldForSearch(label).includes(wanted));
  const {
    data = [],
    isFetching,
    error,
  } = useQuery({
    ...foundQuery(typed.trim()),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  return { entries: wanted === '' ? fixed : [...fixed, ...data], isSearching: isFetching, hasFailed: error !== null };
}
