import { settingsQuery } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { formatMoney, toPersianDigits } from '@afshoreh/persian';
import { persianDay } from '../../../form/persian-day';
import { RecordDialog } from '../../../form/record-dialog';
import { consumeOpenNext } from '../../../keyboard/save-and-next';
import { useAgreedPrices } from '../call-sheet/agreed-prices';
import type { OrderDetails } from '../get-order';
import { copy } from './copy';
import { deliveryName } from './delivery-name';
import { QuoteFields } from './quote-fields';
import { quoteSchema, quoteValues } from './quote-form';
import { quoteNumber, type Quote } from './quotes';
import { readDraft, useSaveQuote } from './use-quotes';

const words = copy.form;
const LABELS = {
  currency: words.currency,
  rate: words.rate,
  rateDay: words.rateDay,
  delivery: words.delivery,
  deliveryPlace: words.place,
  paymentTerms: words.paymentTerms,
  validUntil: words.validUntil,
  ...words.labels,
};

interface QuoteDialogProps {
  order: OrderDetails;
  /** The draft to edit; undefined creates one. */
  draft: Quote | undefined;
  /** The sent quote that the new one is copied from and replaces. */
  former: Quote | undefined;
  onClose: () => void;
  /** Called instead of `onClose` when the expert wants to send what was saved. */
  onSend: () => void;
}

/** The form of a quote. The API calculates the sums while the quote is typed. */
export function QuoteDialog({ order, draft, former, onClose, onSend }: QuoteDialogProps) {
  const save = useSaveQuote(order.id);
  const { clear } = useAgreedPrices();
  const settings = useQuery(settingsQuery);
  const replaced = draft?.formerNumber ?? former?.number;
  return (
    <RecordDialog
      schema={quoteSchema}
      record={draft}
      valuesOf={(stored?: Quote) => quoteValues(order, settings.data, stored, former)}
      save={save.mutateAsync}
      read={(edited) => readDraft(order.id, edited)}
      failed={words.failed}
      draft={`quote-${order.id}`}
      subject="quote"
      cannotAdd
      size="large"
      title={words.title(toPersianDigits(order.id))}
      description={replaced ? words.replaces(quoteNumber(replaced)) : undefined}
      words={words.words}
      labels={LABELS}
      formatValue={formatValue}
      queries={[settings]}
      loadFailed={copy.loadFailed}
      onClose={onClose}
      onSaved={() => {
        clear();
        return consumeOpenNext() ? onSend() : onClose();
      }}
    >
      {(form) => <QuoteFields form={form} order={order} />}
    </RecordDialog>
  );
}

type Lines = Quote['lines'];

/** Formats the values of a conflict: prices, the buyer and choices in words. */
function formatValue(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (field === 'lines') return (value as Lines).map(priceText).join('، ');
  if (field === 'buyer')
    return Object.values(value as Quote['buyer'])
      .filter(Boolean)
      .join('، ');
  if (field === 'currency') return words.currencies[value as Quote['currency']];
  if (field === 'delivery') return deliveryName(value as Quote['delivery']);
  if (field === 'validUntil' || field === 'rateDay') return persianDay(value as string);
  return undefined;
}

const priceText = ({ unit, amount, per }: Lines[number]) => `${formatMoney(unit, amount)} / ${words.bases[per]}`;
