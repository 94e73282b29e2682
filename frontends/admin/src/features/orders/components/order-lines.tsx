import { useQuery } from '@afshoreh/contracts/query';
import { useState, type ReactNode } from 'react';
import { formatAmount, formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Button, Cluster, Stack } from '@afshoreh/ui';
import styled from 'styled-components';
import { AgreedPrice, CalledFacts, CalledPrices } from '../call-sheet/called-product';
import { copy as sheetCopy } from '../call-sheet/copy';
import { callSheetQuery, type CalledProduct as Product, type CallSheet } from '../call-sheet/get-call-sheet';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { draftOf } from '../../../form/drafts';
import { useMay } from '../../../session/access';
import { linesDraftOf, OrderLinesForm } from '../lines/order-lines-form';
import { isOpenOrder, lineName } from '../orders';

/** The lines, and while the order is open the form that corrects them. A stored draft opens the form again. */
export function ChangeableLines({ order }: { order: OrderDetails }) {
  const mayChange = useMay()('orders', 'write') && isOpenOrder(order);
  const [isChanging, setIsChanging] = useState(() => draftOf(linesDraftOf(order.id)) !== null);
  const sheet = useQuery(callSheetQuery(order.id));
  if (mayChange && isChanging) return <OrderLinesForm order={order} onClose={() => setIsChanging(false)} />;
  return (
    <Stack $gap={2}>
      <OrderLines items={order.items}>
        {({ id, productId }) => (
          <>
            {productOf(sheet.data, productId, (product) => (
              <CalledPrices product={product} />
            ))}
            {mayChange && <AgreedPrice line={id} />}
            {productOf(sheet.data, productId, (product) => (
              <CalledFacts product={product} />
            ))}
          </>
        )}
      </OrderLines>
      {sheet.isError && !sheet.data && <p role="alert">{sheetCopy.loadFailed}</p>}
      {mayChange && (
        <Cluster $gap={2}>
          <Button size="small" variant="secondary" onClick={() => setIsChanging(true)}>
            {copy.lines.change}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** Renders nothing while the sheet loads, and for a product that was removed. */
function productOf(sheet: CallSheet | undefined, id: number | null, show: (product: Product) => ReactNode): ReactNode {
  const product = sheet?.products.find((each) => each.id === id);
  return product && show(product);
}

interface OrderLinesProps extends Pick<OrderDetails, 'items'> {
  /** Content below each line. */
  children?: (line: OrderDetails['items'][number]) => ReactNode;
}

/** The ordered lines with the prices at the time of the order. */
export function OrderLines({ items, children }: OrderLinesProps) {
  return (
    <Lines>
      {items.map((line, at) => (
        <li key={at}>
          <span>{lineName(line)}</span>
          <strong>{formatAmount(line.quantity, line.pack)}</strong>
          {line.usdPerTon !== null && line.rate !== null && (
            <small>{copy.dialog.rate(formatNumber(line.usdPerTon), formatNumber(line.rate))}</small>
          )}
          {children?.(line)}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('line')};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding: ${space(3)} ${space(4)};
    background: ${color('surface')};
  }

  > li > div {
    flex: 1 1 100%;
  }

  > li > small {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
