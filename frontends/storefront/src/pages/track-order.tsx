import { useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { space } from '@afshoreh/ui/theme';
import { SheetPage } from '../components/sheet-page';
import { OrderState } from '../features/tracking/components/order-state';
import { TrackingForm } from '../features/tracking/components/tracking-form';
import { copy } from '../features/tracking/copy';
import type { TrackedOrder } from '../features/tracking/track-order';

export const head = { title: copy.title, robots: 'noindex' };

/** `/orders/track?code=`, the target of the links in mails and in an order's confirmation. */
export default function TrackOrderPage() {
  const [search] = useSearchParams();
  const code = useHydrated() ? (search.get('code') ?? '') : '';
  const [order, setOrder] = useState<TrackedOrder | null>(null);

  return (
    <SheetPage
      title={copy.title}
      lead={copy.description}
      after={
        order && (
          <Below>
            <OrderState order={order} />
          </Below>
        )
      }
    >
      <TrackingForm code={code} onSearch={setOrder} />
    </SheetPage>
  );
}

const Below = styled.div`
  margin-block-start: ${space(6)};
`;
