import { useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { space } from '@afshoreh/ui/theme';
import { SheetPage } from '../components/sheet-page';
import { OrderState } from '../features/tracking/components/order-state';
import { TrackingForm } from '../features/tracking/components/tracking-form';
import { copy } from '../features/tracking/copy';
import { cancelTrackedOrder, type FoundOrder } from '../features/tracking/track-order';
import { useCartItemOf } from '../features/products/use-cart-item';
import type { Tracking } from '../features/tracking/tracking-schema';

export const head = { title: copy.title, robots: 'noindex' };

/** `/orders/track?code=`, the target of the links in mails and in an order's confirmation. */
export default function TrackOrderPage() {
  const [search] = useSearchParams();
  const code = useHydrated() ? (search.get('code') ?? '') : '';
  const [found, setFound] = useState<FoundOrder | null>(null);

  const cartItemOf = useCartItemOf();

  async function handleCancel(pair: Tracking) {
    setFound({ order: await cancelTrackedOrder(pair), pair });
  }

  return (
    <SheetPage
      title={copy.title}
      lead={copy.description}
      after={
        found && (
          <Below>
            <OrderState
              key={found.order.trackingCode}
              {...found}
              cartItemOf={cartItemOf}
              onCancel={() => handleCancel(found.pair)}
            />
          </Below>
        )
      }
    >
      <TrackingForm code={code} onSearch={setFound} />
    </SheetPage>
  );
}

const Below = styled.div`
  margin-block-start: ${space(6)};
`;
