import { api, ApiError, dataOf, reasonOf } from '@afshoreh/api-client';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { EmptyState, ErrorBox, LinkButton, SkeletonLines } from '@afshoreh/ui';
import type { ReactNode } from 'react';
import { SheetPage } from '../components/sheet-page';
import { copy as siteCopy } from '../copy';
import type { LineToday, Opened } from '../features/again/again-lines';
import { FilledCart } from '../features/again/components/filled-cart';
import { copy as text } from '../features/again/copy';
import { cartItemOf } from '../features/products/cart-item';
import { productQuery } from '../features/products/get-product';
import { priceText } from '../features/products/price-text';
import { useLinkToken } from '../link-token';

export const head = { title: text.title, robots: 'noindex' };

/** `/orders/again?token=`, the link of a reminder: it fills the cart with the lines of the earlier order. */
export default function OrderAgainPage() {
  const token = useLinkToken();
  const { data, error, isFetching, refetch } = useAgain(token);
  if (token === '') return <Nothing title={text.incomplete} text={text.incompleteText} />;
  if (error instanceof ApiError && error.status === 404) return <Nothing title={text.over} text={text.overText} />;
  return (
    <SheetPage title={text.title}>
      {error && (
        <ErrorBox title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {reasonOf(error) ?? siteCopy.tryAgain}
        </ErrorBox>
      )}
      {!data && !error && (
        <>
          <p>{text.loading}</p>
          <SkeletonLines lines={4} />
        </>
      )}
      {data && <FilledCart trackingCode={data.trackingCode} lines={data.lines} />}
      {data && (
        <p>
          <Link to={`/orders/again/stop?token=${token}`}>{text.toStop}</Link>
        </p>
      )}
    </SheetPage>
  );
}

function Nothing(props: { title: string; text: string }): ReactNode {
  return (
    <SheetPage title={text.title}>
      <EmptyState {...props} action={<LinkButton to="/orders/track">{text.toTracking}</LinkButton>} />
    </SheetPage>
  );
}

/** The lines of the order that the link belongs to, each with today's product. */
function useAgain(token: string | undefined) {
  const queryClient = useQueryClient();
  const lineToday = async (line: Opened['items'][number]): Promise<LineToday> => {
    const known = line.productId === null ? null : productQuery(line.productId);
    const product = known && (await queryClient.fetchQuery({ ...known, staleTime: 0 }));
    return { line, item: product && cartItemOf(product), price: product && priceText(product.indicativePrice) };
  };
  return useQuery({
    queryKey: ['reminder-links', token],
    enabled: !!token,
    // The cart is filled only once. Fetching again would add products that the buyer has removed.
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const path = { token: token ?? '' };
      const { trackingCode, items } = await api
        .GET('/reminder-links/{token}', { params: { path }, signal })
        .then(dataOf);
      return { trackingCode, lines: await Promise.all(items.map(lineToday)) };
    },
  });
}
