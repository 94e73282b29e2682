import { api, dataOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import { bulkChange } from '../../list/bulk-change';
import type { BulkAction } from '../../list/use-bulk';
import { copy } from './copy';
import { adminProductsQuery, type AdminProduct, type ProductListSearch } from './get-products';
import { setSwitch, type ProductToggle } from './toggle-product';

const switched = (field: ProductToggle, value: boolean) =>
  bulkChange<AdminProduct, boolean>(copy.switches[field][value ? 'turnOn' : 'turnOff'], {
    value,
    valueOf: (product) => product[field],
    put: (product, isOn, signal) => setSwitch(product, { [field]: isOn }, signal),
  });

const ACTIONS: BulkAction<AdminProduct>[] = [
  switched('featured', true),
  switched('featured', false),
  switched('showPrice', true),
  switched('showPrice', false),
  {
    label: copy.deleteDialog.bulk,
    tone: 'danger',
    question: {
      title: copy.deleteDialog.bulkTitle,
      text: copy.deleteDialog.bulkText,
      confirm: copy.deleteDialog.confirm,
    },
    run: async ({ id }, signal) => dataOf(await api.DELETE('/products/{id}', { params: { path: { id } }, signal })),
  },
];

/** What can be done to many products at once. */
export function useProductBulk(filters: ProductListSearch) {
  const queryClient = useQueryClient();
  return {
    actions: ACTIONS,
    loadAll: () => allPages((page) => queryClient.fetchQuery(adminProductsQuery({ ...filters, ...page }))),
    refetch: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }),
        queryClient.invalidateQueries({ queryKey: ['products'] }),
      ]),
  };
}
