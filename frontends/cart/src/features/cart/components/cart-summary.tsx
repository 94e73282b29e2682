import { customerQuery } from '@afshoreh/api-client';
import { useNavigate } from '@afshoreh/contracts/router';
import { formatAmount } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import type { MouseEvent } from 'react';
import { Summary } from '../../../components/summary';
import { copy } from '../copy';

const CHECKOUT = '/cart/checkout';

/** Checkout needs a customer. A visitor logs in first, and the login then leads to the checkout. */
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
      // This quantity field has an invalid text, so the order would contain another quantity than the field shows.
      event.preventDefault();
      unread.focus();
      return;
    }
    if (customer !== undefined) return;
    // It is not known yet whether somebody is logged in. The link assumes a visitor, so wait for the answer instead.
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
