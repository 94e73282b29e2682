import { Button, Cluster, Stack } from '@afshoreh/ui';
import { COMPANY_FIELDS } from '@afshoreh/ui/company';
import { useState } from 'react';
import { draftOf } from '../../../form/drafts';
import { DescriptionList } from '../../../list/description-list';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { companyFacts } from './company-facts';
import { companyDraftOf, OrderCompanyForm } from './order-company-form';

/**
 * The company of the order and the wanted delivery, and the form that corrects them. A stored draft opens the form
 * again.
 */
export function OrderCompany({ order }: { order: OrderDetails }) {
  const mayChange = useMay()('orders', 'write');
  const [isChanging, setIsChanging] = useState(() => draftOf(companyDraftOf(order.id)) !== null);
  if (mayChange && isChanging) return <OrderCompanyForm order={order} onClose={() => setIsChanging(false)} />;
  const isKnown = COMPANY_FIELDS.some((name) => order[name]);
  return (
    <Stack $gap={2}>
      {isKnown ? <DescriptionList items={companyFacts(order)} /> : <p>{copy.company.none}</p>}
      {mayChange && (
        <Cluster $gap={2}>
          <Button size="small" variant="secondary" onClick={() => setIsChanging(true)}>
            {copy.company.change}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
