import { settingsQuery } from '@afshoreh/api-client';
import type { PageModule } from '@afshoreh/contracts';
import { useLocation } from '@afshoreh/contracts/router';
import { LinkButton, TrackingCode } from '@afshoreh/ui';
import { success } from '@afshoreh/ui/illustrations';
import { color, font, space } from '@afshoreh/ui/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { OrderSteps } from '../components/order-steps';
import { Paper, PaperRoom } from '../components/paper';
import { NextSteps } from '../features/confirmation/components/next-steps';
import { PlacedLines } from '../features/confirmation/components/placed-lines';
import { throwConfetti } from '../features/confirmation/confetti';
import { copy } from '../features/confirmation/copy';
import { placedOrderOf } from '../features/confirmation/placed-order';

export const head = { title: copy.title, description: copy.description };

export const prefetch: PageModule['prefetch'] = ({ data }) => [data.prefetchQuery(settingsQuery)];

/** `/cart/confirmation`. Opened by its address, without an order, it explains what happens after an order. */
export default function ConfirmationPage() {
  const order = placedOrderOf(useLocation().state);
  const celebrates = order !== null;
  useEffect(() => (celebrates ? throwConfetti() : undefined), [celebrates]);

  return (
    <PaperRoom>
      {order && <OrderSteps current="confirmation" />}
      <Confirmation>
        <header>
          <img src={success} alt="" width={176} height={132} />
          <h1>{order ? copy.heading : copy.headingWithoutOrder}</h1>
          <p>{order ? copy.thanks(order.name) : copy.withoutOrderText}</p>
        </header>
        {order && (
          <TrackingCode
            title={copy.trackingCode}
            text={order.trackingCode}
            label={copy.copyCode}
            copied={copy.copied}
            failed={copy.copyFailed}
            hint={copy.trackingHint}
          />
        )}
        <NextSteps callBy={order?.callBy ?? null} />
        {order && <PlacedLines order={order} />}
        <Actions>
          <LinkButton to="/products">{copy.browse}</LinkButton>
          {order && (
            <LinkButton to={`/orders/track?code=${order.trackingCode}`} variant="secondary">
              {copy.track}
            </LinkButton>
          )}
          <LinkButton to="/" variant="secondary">
            {copy.home}
          </LinkButton>
        </Actions>
      </Confirmation>
    </PaperRoom>
  );
}

const Confirmation = styled(Paper)`
  header {
    display: grid;
    justify-items: center;
    gap: ${space(2)};
    text-align: center;
  }

  h1 {
    font-size: ${font.xxl};
  }

  header p {
    color: ${color('muted')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
`;
