import { customerQuery } from '@afshoreh/api-client';
import { useNavigate } from '@afshoreh/contracts/router';
import { formatAmount } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import type { MouseEvent } from 'react';
import { Summary } from '../../../components/summary';
import { copy } from '../copy';

const CHECKOUT = '/cart/checkout';

/** Checkout is for customers (D11, spec §2): others log in first and come back to it. */
function nextPage(customer: unknown): string {
  return customer ? CHECKOUT : `/login?redirect=${CHECKOUT}`;
}

interface CartSummaryProps {
  totalItems: number;
}

export function CartSummary({ totalItems }: CartSummaryProps) {
  const { data: customer, isPending } = useQuery(customerQuery);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function handleProceed(event: MouseEvent) {
    const unread = document.querySelector<HTMLElement>('[role=spinbutton][aria-invalid]');
    if (unread) {
      // The order would say another amount than the field does.
      event.preventDefault();
      unread.focus();
      return;
    }
    if (!isPending) return;
    // It is not known yet who is there: the answer decides, not the guess in the link.
    event.preventDefault();
    void queryClient.ensureQueryData(customerQuery).then((known) => navigate(nextPage(known)));
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
      stickyOnPhones
    >
      <LinkButton to={nextPage(customer)} size="large" fullWidth onClick={handleProceed}>
        {copy.proceed}
      </LinkButton>
    </Summary>
  );
}
