import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { Link, useSearchParams } from '@afshoreh/contracts/router';
import { space } from '@afshoreh/ui/theme';
import { Sheet, SheetPage } from '../components/sheet-page';
import { OrderState } from '../features/tracking/components/order-state';
import { TrackingForm } from '../features/tracking/components/tracking-form';
import { copy } from '../features/tracking/copy';
import { cancelTrackedOrder, type FoundOrder, type FoundSample } from '../features/tracking/track-order';
import { useCartItemOf } from '../features/products/use-cart-item';
import type { Tracking } from '../features/tracking/tracking-schema';

/**
 * The sample's code is not in the page's own file, because most visitors look for an order. The import has the same
 * name as on the account page: every further file makes the table of files longer, which every page loads.
 */
const SampleState = lazy(() =>
  import(/* webpackChunkName: "page-account-samples" */ './account-samples').then((code) => ({
    default: code.SampleState,
  })),
);

export const head = { title: copy.title, robots: 'noindex' };

/** `/orders/track?code=`, the target of the links in mails and in an order's confirmation. */
export default function TrackOrderPage() {
  const [search] = useSearchParams();
  const code = useHydrated() ? (search.get('code') ?? '') : '';
  const [found, setFound] = useState<FoundOrder | FoundSample | null>(null);

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
            {'order' in found ? (
              <OrderState
                key={found.order.trackingCode}
                {...found}
                cartItemOf={cartItemOf}
                onCancel={() => handleCancel(found.pair)}
              />
            ) : (
              <Suspense>
                <Sheet as="section">
                  <SampleState
                    key={found.sample.trackingCode}
                    sample={found.sample}
                    phone={found.pair.phone}
                    onChange={(sample) => setFound({ ...found, sample })}
                  />
                </Sheet>
              </Suspense>
            )}
          </Below>
        )
      }
    >
      <TrackingForm code={code} onSearch={setFound} />
      <p>
        {copy.quoteQuestion} <Link to="/quote">{copy.findQuote}</Link>
      </p>
    </SheetPage>
  );
}

const Below = styled.div`
  margin-block-start: ${space(6)};
`;
