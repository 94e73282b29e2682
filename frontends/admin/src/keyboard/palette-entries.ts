import { api, pageOf } from '@afshoreh/api-client';
import { keepPreviousData, queryOptions, useQuery } from '@afshoreh/contracts/query';
import { foldForSearch, toPersianDigits } from '@afshoreh/persian';
import { useDeferredValue } from 'react';
import { copy as layoutCopy } from '../layout/copy';
import { SECTIONS } from '../layout/sections';
import { useMay, type Area, type May } from '../session/access';
import { copy } from './copy';

export interface PaletteEntry {
  group: string;
  label: string;
  /** An address, or the sheet of keys. */
  to: string;
}

/** No address: the sheet opens over the screen, also for whoever has switched off the key that opens it. */
export const SHEET = 'sheet';

const MOST = 5;
const NONE = { items: [] };
const ADDITIONS = [
  { area: 'catalogue', label: copy.addProduct, to: '/admin/products?product=new' },
  { area: 'catalogue', label: copy.addCategory, to: '/admin/categories?category=new' },
  { area: 'blog', label: copy.addPost, to: '/admin/blog/edit?post=new' },
  { area: 'sellers', label: copy.addSeller, to: '/admin/sellers?seller=new' },
] as const satisfies { area: Area; label: string; to: string }[];

/** The screens that the role may see, and what it may add. */
const fixedFor = (may: May): PaletteEntry[] => [
  ...SECTIONS.filter(({ area }) => may(area)).map(({ name, path }) => ({
    ...{ group: copy.screens, label: layoutCopy.sections[name], to: path },
  })),
  ...ADDITIONS.filter(({ area }) => may(area, 'write')).map(({ label, to }) => ({ group: copy.actions, label, to })),
  { group: copy.actions, label: copy.sheetTitle, to: SHEET },
];

/** Orders by number, phone, code or name, and products by name; of what the role may read. */
const foundQuery = (q: string, isReadable: { orders: boolean; products: boolean }) =>
  queryOptions({
    queryKey: ['admin', 'palette', q, isReadable],
    queryFn: async ({ signal }): Promise<PaletteEntry[]> => {
      const call = { params: { query: { q, limit: MOST } }, signal };
      const [orders, products] = await Promise.all([
        isReadable.orders ? api.GET('/orders', call).then(pageOf) : NONE,
        isReadable.products ? api.GET('/admin/products', call).then(pageOf) : NONE,
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
  // Only the server is asked later: Enter opens what stands first for what is typed by now.
  const asked = useDeferredValue(typed.trim());
  const may = useMay();
  const fixed = fixedFor(may).filter(({ label }) => foldForSearch(label).includes(wanted));
  const {
    data = [],
    isFetching,
    isPlaceholderData,
    error,
  } = useQuery({
    ...foundQuery(asked, { orders: may('orders'), products: may('catalogue') }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const found = wanted === '' ? [] : data;
  // Found for what was typed before: to be seen until the answer is there, not to be opened.
  const isOld = isPlaceholderData || asked !== typed.trim();
  return {
    entries: [...fixed, ...found],
    isOpenable: (place: number) => place < fixed.length || !isOld,
    isSearching: isFetching,
    hasFailed: error !== null,
  };
}
