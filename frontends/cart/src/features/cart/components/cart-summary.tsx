import { customerQuery } from '@afshoreh/api-client';
import { useNavigate } from '@afshoreh/contracts/router';
import { formatAmount } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import type { MouseEvent } from 'react';
import { Summary } from '../../../components/summary';
import { copy } from '../copy';

const CHECKOUT = '/cart/checkout';

/** Checkout needs a customer: a visitor logs in first and comes back to it. */
function nextPage(customer: unknown): string {
  return customer ? CHECKOUT : `/login?redirect=${CHECKOUT}`;
}

interface CartSummaryProps {
  totalItems: number;
}

export function CartSummary({ totalItems }: CartSummaryProps) {
  const { data: customer } = useQuery(customerQuery);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function handleProceed(event: MouseEvent) {
    const unread = document.querySelector<HTMLElement>('[role=spinbutton][aria-invalid]');
    if (unread) {
      // The field is invalid, so the order's amount would differ from the one it shows.
      event.preventDefault();
      unread.focus();
      return;
    }
    if (customer !== undefined) return;
    // The session is not known yet, so wait for it instead of following the link's guess.
    event.preventDefault();
    const known = queryClient.ensureQueryData(customerQuery).catch(() => null);
    void known.then((answer) => navigate(nextPage(answer)));
  }

  return (
    <Summary
      title={copy.summary}
      facts={[
        { label: copy.itemCount, value: formatAmount(totalItems) },
        { label: copy.paymentMethod, value: copy.byAgreement },
        { label: copy.totalPrice, value: copy.callUs, strong: true },
      ]}
      note={copy.noOnlinePayment}
    >
      <LinkButton to={nextPage(customer)} size="large" fullWidth onClick={handleProceed}>
        {copy.proceed}
      </LinkButton>
    </Summary>
  );
}
