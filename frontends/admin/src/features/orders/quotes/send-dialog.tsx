import { formatKilograms, formatMoney, leftToRight } from '@afshoreh/persian';
import { FormFailure, Stack } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { persianDay } from '../../../form/persian-day';
import { writeFailureOf } from '../../../form/failed-write';
import { DescriptionList } from '../../../list/description-list';
import type { OrderDetails } from '../get-order';
import { copy } from './copy';
import { deliveryName } from './delivery-name';
import { quoteNumber, type Quote } from './quotes';
import { useSendQuote } from './use-quotes';

const words = copy.send;

interface SendDialogProps {
  order: OrderDetails;
  draft: Quote;
  onClose: () => void;
}

/**
 * Shows the quote before it is sent, because it never changes afterwards. After a refusal it shows what is stored now.
 */
export function SendDialog({ order, draft, onClose }: SendDialogProps) {
  const send = useSendQuote(order.id);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={
        <Stack $gap={3}>
          <DescriptionList items={factsOf(draft)} />
          <p>{words.text}</p>
          <p>{order.email ? words.mailed(leftToRight(order.email)) : words.notMailed}</p>
          {draft.formerNumber && <p>{words.replaces(quoteNumber(draft.formerNumber))}</p>}
        </Stack>
      }
      tone="primary"
      confirmLabel={words.confirm}
      pending={send.isPending}
      pendingLabel={words.pending}
      failure={send.error && <FormFailure title={words.failed} text={writeFailureOf(send.error)} />}
      onConfirm={() => send.mutate(draft, { onSuccess: onClose })}
    />
  );
}

function factsOf({ buyer, lines, currency, sum, words: inWords, delivery, deliveryPlace, ...quote }: Quote) {
  const { bases } = copy.form;
  return [
    [copy.form.buyer, buyer.name],
    [
      words.facts.lines,
      <ul key="lines">
        {lines.map(({ orderLineId, productName, quantity, unit, amount, per }) => (
          <li key={orderLineId}>
            {words.line(productName, formatKilograms(quantity), formatMoney(unit, amount), bases[per])}
          </li>
        ))}
      </ul>,
    ],
    [words.facts.sum, formatMoney(currency, sum)],
    [words.facts.words, inWords],
    [copy.form.delivery, [deliveryName(delivery), deliveryPlace].filter(Boolean).join('، ')],
    [words.facts.payment, quote.paymentTerms],
    [copy.facts.validUntil, persianDay(quote.validUntil)],
  ] as const;
}
