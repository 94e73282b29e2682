import { formatNumber } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import type { TableSort } from '@afshoreh/ui/table';
import { useMemo } from 'react';
import { OrderDialog } from '../features/orders/components/order-dialog';
import { OrderFilters } from '../features/orders/components/order-filters';
import { OrdersTable } from '../features/orders/components/orders-table';
import { UnknownYears } from '../features/orders/components/unknown-years';
import { copy } from '../features/orders/copy';
import { exportOrders, foundOrdersQuery, ordersQuery, type OrderSort } from '../features/orders/get-orders';
import { orderSearchOf, orderViewOf } from '../features/orders/order-list-search';
import { useCallQueue } from '../features/orders/use-call-queue';
import { useOrderBulk } from '../features/orders/use-order-bulk';
import { Screen } from '../layout/screen';
import { ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

/** What a header sorts by, and which way. */
const HEADER_SORTS: Record<OrderSort, TableSort> = {
  newest: { key: 'date', direction: 'descending' },
  oldest: { key: 'date', direction: 'ascending' },
  due: { key: 'call', direction: 'ascending' },
};

const FILTERS = ['q', 'status', 'due', 'assignee', ...RANGE_PARAMETERS];
const KEPT = [...FILTERS, 'view', 'sort', 'size'];
const countOf = (params: URLSearchParams) => foundOrdersQuery(orderSearchOf(params, new Date()));

export const head = { title: copy.title };

export default function OrdersPage() {
  const all = useListSearch();
  const { params, page, change } = all;
  // The whole of the view that is looked at.
  const search = { ...all, clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, null]))) };
  const filters = useMemo(() => orderSearchOf(params, new Date()), [params]);
  const orders = useQuery({
    ...ordersQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const bulk = useOrderBulk(filters);
  const opened = useOpened('order');
  const queue = useCallQueue(opened);
  const openOrder = idOf(opened.value);
  const view = orderViewOf(params);

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="orders" search={all} kept={KEPT} countOf={countOf} />}
      note={orders.data && copy.found(formatNumber(orders.data.total))}
      actions={
        <Button pending={queue.isTaking} pendingLabel={copy.call.taking} onClick={() => void queue.next()}>
          {copy.call.next}
        </Button>
      }
    >
      <OrderFilters search={search} />
      <UnknownYears orders={orders.data?.items ?? []} />
      <ListResults
        copy={view === 'calls' ? copy.queue : copy}
        query={orders}
        search={search}
        filtered={FILTERS.some((name) => params.has(name))}
      >
        {(items, stale) => (
          <OrdersTable
            key={view}
            view={view}
            rows={items}
            total={orders.data?.total ?? 0}
            search={search}
            stale={stale}
            sort={HEADER_SORTS[filters.sort ?? 'newest']}
            onSort={({ key, direction }) =>
              change({ sort: key === 'call' ? 'due' : direction === 'ascending' ? 'oldest' : null })
            }
            csv={{ fileName: 'orders.csv', fetch: () => exportOrders(filters) }}
            bulk={bulk}
            linkTo={({ id }) => opened.linkTo(id)}
          />
        )}
      </ListResults>
      {openOrder !== null && (
        <OrderDialog
          id={openOrder}
          onClose={opened.close}
          onNext={queue.next}
          onSkip={() => void queue.skip(openOrder)}
          isTakingNext={queue.isTaking}
        />
      )}
    </Screen>
  );
}
