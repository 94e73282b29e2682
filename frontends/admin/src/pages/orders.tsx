import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField, SelectField } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrderDialog } from '../features/orders/components/order-dialog';
import { OrdersTable } from '../features/orders/components/orders-table';
import { copy, statusLabels } from '../features/orders/copy';
import { ordersQuery } from '../features/orders/get-orders';
import { ORDER_STATUSES, orderStatusOf } from '../features/orders/order-status';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { idOf, useListSearch } from '../list/use-list-search';

const STATUS_CHIPS = [
  { value: 'all', label: copy.allStatuses },
  ...ORDER_STATUSES.map((value) => ({ value, label: statusLabels[value] })),
];
const SORTS = [
  { value: 'newest', label: copy.newest },
  { value: 'oldest', label: copy.oldest },
];

export default function OrdersPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const status = orderStatusOf(params.get('status'));
  const sort = params.get('sort') === 'oldest' ? 'oldest' : 'newest';
  const orders = useQuery({
    ...ordersQuery({ q: q || undefined, status, sort, page }),
    placeholderData: keepPreviousData,
  });
  const openOrder = idOf(params.get('order'));

  return (
    <Screen title={copy.title} note={orders.data && copy.found(formatNumber(orders.data.total))}>
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <FilterChips
          label={copy.statusFilter}
          options={STATUS_CHIPS}
          value={status ?? 'all'}
          hrefOf={(value) => addressWith({ status: value === 'all' ? null : value })}
        />
        <SelectField
          label={copy.sort}
          labelHidden
          options={SORTS}
          value={sort}
          onChange={(event) => change({ sort: event.target.value === 'oldest' ? 'oldest' : null })}
        />
      </Filters>
      <ListResults copy={copy} query={orders} search={search} filtered={q !== '' || status !== undefined}>
        {(items, stale) => (
          <OrdersTable
            orders={items}
            stale={stale}
            addressOf={(order) => addressWith({ order: String(order.id), page: params.get('page') })}
          />
        )}
      </ListResults>
      {openOrder !== null && (
        <OrderDialog id={openOrder} onClose={() => change({ order: null, page: params.get('page') })} />
      )}
    </Screen>
  );
}
