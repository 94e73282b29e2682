import { useQuery } from '@afshoreh/contracts/query';
import { toPersianDigits, persianDateOf } from '@afshoreh/persian';
import { Button, Cluster, FilterChips, LinkButton } from '@afshoreh/ui';
import type { TableSort } from '@afshoreh/ui/table';
import { OrderDialog } from '../features/orders/components/order-dialog';
import { PhoneOrderDialog, type PhoneOrderDialogProps } from '../features/orders/taking/phone-order-dialog';
import { useMay } from '../session/access';
import { UnsavedCalls } from '../features/orders/components/unsaved-calls';
import { OrdersToolbar } from '../features/orders/components/orders-toolbar';
import { copy } from '../features/orders/copy';
import { orderListOf, orderViewOf, type OrderSort, type OrderView, type Order } from '../features/orders/orders';
import { useCallQueue } from '../features/orders/use-call-queue';
import { useOrderBulk } from '../features/orders/use-order-bulk';
import { Screen } from '../layout/screen';
import { countText } from '../list/counted';
import { ListResults } from '../list/list-results';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { sortOf } from '../resource/address';
import { optionsOf } from '../resource/use-list-filters';
import { NewOrdersButton } from '../features/orders/components/new-orders-button';
import { ListTable, type ListTableProps } from '../list/list-table';
import { isOverdue } from '../features/orders/call-due';
import { useLeaseHolder } from '../features/orders/use-order-lease';
import { useNow } from '../features/orders/use-now';
import { MissingHolidays } from '../calendar/missing-holidays';
import { nextCallsQuery } from '../features/orders/get-next-calls';
import { useListColumns } from '../list/use-list-columns';
import { orderColumns, type LinkTo } from '../features/orders/components/order-columns';

/** The column and direction of each sort. */
const HEADER_SORTS: Record<OrderSort, TableSort> = {
  newest: { key: 'date', direction: 'descending' },
  oldest: { key: 'date', direction: 'ascending' },
  due: { key: 'call', direction: 'ascending' },
};

export const head = { title: copy.title };

export default function OrdersPage() {
  const all = useListSearch();
  const { params, change } = all;
  const list = orderListOf(params);
  // Clearing the filters keeps the view.
  const search = { ...all, clear: () => change(Object.fromEntries(list.filterParameters.map((name) => [name, null]))) };
  const orders = useQuery(list.page(search));
  const bulk = useOrderBulk(search);
  const opened = useOpened('order');
  const queue = useCallQueue(opened);
  const openOrder = idOf(opened.value);
  const taking = newOrderOf(opened.value);
  const mayTake = useMay()('orders', 'write');
  const view = orderViewOf(params);
  const columns = useOrderColumns(view, ({ id }) => opened.linkTo(id));

  return (
    <Screen
      title={copy.title}
      views={<OrderViews view={view} />}
      note={orders.data && copy.found(countText(orders.data))}
      actions={
        <>
          {mayTake && (
            <LinkButton size="small" variant="secondary" {...opened.linkTo('new')}>
              {copy.taking.open}
            </LinkButton>
          )}
          <Button
            size="small"
            pending={queue.isTaking}
            pendingLabel={copy.call.taking}
            onClick={() => void queue.next()}
          >
            {copy.call.next}
          </Button>
        </>
      }
    >
      {openOrder === null && <UnsavedCalls calls={queue.calls} onOpen={opened.open} />}
      <OrdersToolbar search={search} columns={columns} />
      <UnknownYears orders={orders.data?.items ?? []} />
      <ListResults
        copy={view === 'calls' ? copy.queue : copy}
        query={orders}
        search={search}
        filtered={list.filterParameters.some((name) => params.has(name))}
      >
        {(items, stale) => (
          <OrdersTable
            key={view}
            columns={columns.shown}
            rows={items}
            total={orders.data?.total ?? 0}
            stale={stale}
            sort={HEADER_SORTS[sortOf(list, params) as OrderSort]}
            onSort={({ key, direction }) =>
              change({ sort: key === 'call' ? 'due' : direction === 'ascending' ? 'oldest' : null })
            }
            bulk={bulk}
          />
        )}
      </ListResults>
      {taking && mayTake && <PhoneOrderDialog {...taking} onClose={opened.close} onTaken={opened.replace} />}
      {openOrder !== null && (
        <OrderDialog
          id={openOrder}
          onClose={opened.close}
          onNext={queue.next}
          onSkip={() => void queue.skip(openOrder)}
          isTakingNext={queue.isTaking}
          isCalling={queue.isCalling}
          isNextReady={queue.isNextReady}
          calls={queue.calls}
          onOpen={opened.replace}
        />
      )}
    </Screen>
  );
}

/**
 * Parses what a new order is copied from: «new» opens an empty form, «new-12» copies the person and the lines of order
 * 12, «new-message-12» the sender and the text of message 12, and «new-sample-12» the recipient and the product of
 * sample 12, to which the order is linked.
 */
function newOrderOf(value: string | null): Pick<PhoneOrderDialogProps, 'again' | 'message' | 'sample'> | null {
  const found = /^new(?:-(message-|sample-)?(\d+))?$/.exec(value ?? '');
  if (!found) return null;
  const id = idOf(found[2] ?? null);
  const nothing = { again: null, message: null, sample: null };
  return { ...nothing, [found[1]?.slice(0, -1) ?? 'again']: id };
}

/** The switch between all orders and the call queue, and the button that refetches the list. */
function OrderViews({ view }: { view: OrderView }) {
  return (
    <Cluster $gap={2}>
      <FilterChips
        label={copy.views}
        options={optionsOf(copy.viewNames)}
        value={view}
        hrefOf={(value) => (value === 'calls' ? '?view=calls' : '?')}
      />
      <NewOrdersButton />
    </Cluster>
  );
}

type OrdersTableProps = Omit<ListTableProps<Order>, 'caption' | 'nameOf'>;

/** The table of orders. Overdue orders are highlighted. */
function OrdersTable(list: OrdersTableProps) {
  const now = useNow();
  const leaseHolderOf = useLeaseHolder();
  return (
    <ListTable
      {...list}
      caption={copy.table}
      nameOf={({ id }) => copy.dialog.title(toPersianDigits(id))}
      // The column of the call explains the highlight. When a colleague is calling, it shows that instead.
      isHighlighted={(order) => isOverdue(order, now) && !leaseHolderOf(order, now)}
    />
  );
}

/** A warning above a list: some of its calls are due in a year without entered holidays. */
function UnknownYears({ orders }: { orders: readonly Order[] }) {
  const { data } = useQuery(nextCallsQuery);
  const owed = orders.flatMap(({ callDueAt }) => (callDueAt ? [persianDateOf(callDueAt).year] : []));
  return <MissingHolidays years={(data?.yearsWithoutTable ?? []).filter((year) => owed.includes(year))} />;
}

/** The columns of a view of the orders. Some of their content depends on the current time. */
function useOrderColumns(view: OrderView, linkTo: LinkTo) {
  const now = useNow();
  const leaseHolderOf = useLeaseHolder();
  return useListColumns(view === 'calls' ? 'calls' : 'orders', orderColumns(view, { linkTo, now, leaseHolderOf }));
}
