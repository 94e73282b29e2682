import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { Link, useSearchParams } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Button, EmptyState, ErrorBox, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { Printer } from 'lucide-react';
import { createGlobalStyle } from 'styled-components';
import { OrderSheet } from '../features/orders/components/order-sheet';
import { copy } from '../features/orders/copy';
import { ordersInAddress, sheetsQuery } from '../features/orders/order-sheets';
import { Screen } from '../layout/screen';

const { sheet } = copy;

export const head = { title: sheet.title };

/** `/admin/orders/print?orders=12,13`: orders as printable sheets. */
export default function OrderSheetsPage() {
  const [params] = useSearchParams();
  const ids = ordersInAddress(params);
  const { data: orders, error, isFetching, refetch } = useQuery(sheetsQuery(ids, useQueryClient()));
  return (
    <Screen
      title={sheet.title}
      note={orders && copy.found(formatNumber(orders.length))}
      actions={
        <>
          <Link to="/admin/orders">{sheet.back}</Link>
          <Button disabled={!orders} onClick={() => window.print()}>
            <Printer />
            {sheet.print}
          </Button>
        </>
      }
    >
      <Paper />
      {ids.length === 0 && <EmptyState title={sheet.none} text={sheet.noneText} />}
      {error && (
        <ErrorBox title={sheet.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {orders ? (
        <Stack $gap={6}>
          {orders.map((order) => (
            <OrderSheet key={order.id} order={order} />
          ))}
        </Stack>
      ) : (
        !error &&
        ids.length > 0 && (
          <Loading>
            <Skeleton height="60rem" />
          </Loading>
        )
      )}
    </Screen>
  );
}

const Paper = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    [data-sonner-toaster] { display: none !important; }
  }
`;
