import { formatMoney, leftToRight, toPersianDigits } from '@afshoreh/persian';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';
import type { Quote } from '../get-quote';

const words = copy.confirm;

interface AcceptQuestionProps {
  quote: Quote;
  onAnswer: (isMeant: boolean) => void;
}

/** Names the quote and its sum before it is accepted, because an acceptance cannot be taken back. */
export default function AcceptQuestion({ quote, onAnswer }: AcceptQuestionProps) {
  return (
    <ConfirmDialog
      onClose={() => onAnswer(false)}
      title={words.title}
      description={
        <>
          <p>{words.text(leftToRight(toPersianDigits(quote.number)), formatMoney(quote.currency, quote.sum))}</p>
          <p>{copy.acceptHint}</p>
        </>
      }
      tone="primary"
      confirmLabel={words.accept}
      cancelLabel={words.back}
      onConfirm={() => onAnswer(true)}
    />
  );
}
