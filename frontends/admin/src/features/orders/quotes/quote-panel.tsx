import { useQuery } from '@afshoreh/contracts/query';
import { formatMoney, formatNumber } from '@afshoreh/persian';
import { Button, Cluster, Notice, QuoteStateBadge, SkeletonLines, Stack } from '@afshoreh/ui';
import { useRef, useState, type ReactNode } from 'react';
import { persianDay } from '../../../form/persian-day';
import { DeleteDialog } from '../../../form/delete-dialog';
import { DescriptionList } from '../../../list/description-list';
import { useDownload } from '../../../list/use-csv';
import { useOpened } from '../../../list/use-opened';
import { Muted } from '../../../layout/muted';
import { QueryLoader } from '../../../layout/query-loader';
import { useMay } from '../../../session/access';
import { KeyHint } from '../components/key-hint';
import type { OrderDetails } from '../get-order';
import { copy } from './copy';
import { QuoteDialog } from './quote-dialog';
import { fitsOrder, quoteNumber, quotesQuery, readQuotePdf, type Quote } from './quotes';
import { SendDialog } from './send-dialog';
import { ShareQuote } from './share-quote';
import { useQuoteKey } from './use-quote-key';
import { useRemoveQuote } from './use-quotes';

const { facts, remove: removal } = copy;

/** The newest quote of an order, and the next action of the expert: create, edit or send it. */
export function QuotePanel({ order }: { order: OrderDetails }) {
  const quotes = useQuery(quotesQuery(order.id));
  return (
    <section>
      <h3>{copy.title}</h3>
      <QueryLoader queries={[quotes]} failed={copy.loadFailed} skeleton={<SkeletonLines lines={2} />}>
        {() => <Newest order={order} quotes={quotes.data ?? []} />}
      </QueryLoader>
    </section>
  );
}

function Newest({ order, quotes }: { order: OrderDetails; quotes: readonly Quote[] }) {
  const mayWrite = useMay()('orders', 'write');
  const [newest] = quotes;
  return (
    <Stack $gap={3}>
      {newest ? <QuoteFacts order={order} quote={newest} /> : <Muted $size="sm">{copy.none}</Muted>}
      {newest?.state === 'draft' && !fitsOrder(newest, order) && <Notice tone="warning">{copy.linesChanged}</Notice>}
      {quotes.length > 1 && <Muted $size="sm">{copy.former(formatNumber(quotes.length - 1))}</Muted>}
      {mayWrite && <Work order={order} quotes={quotes} />}
    </Stack>
  );
}

/** State, number, sum and last day of validity, and the change that the buyer asks for. */
function QuoteFacts({ order, quote }: { order: OrderDetails; quote: Quote }) {
  const { number, state, currency, sum, validUntil, formerNumber, replies } = quote;
  const reply = replies.at(-1);
  const items: [string, ReactNode][] = [
    [facts.sum, formatMoney(currency, sum)],
    [facts.validUntil, persianDay(validUntil)],
    [facts.replaces, formerNumber && quoteNumber(formerNumber)],
    [facts.by, state === 'accepted' && reply ? reply.name : null],
    [facts.wanted, state === 'change_asked' && reply ? `${reply.name}: ${reply.text ?? ''}` : null],
  ];
  return (
    <>
      <Cluster $gap={2}>
        <QuoteStateBadge state={state} />
        {number && <span>{quoteNumber(number)}</span>}
      </Cluster>
      <DescriptionList items={items} />
      {quote.path && <ShareQuote order={order} quote={quote} path={quote.path} />}
    </>
  );
}

/** Downloads the quote as the buyer would get it, so that the expert can check it before sending. */
function DraftPdf({ order, draft }: { order: number; draft: number }) {
  const { open, pending, file, failed } = copy.draftPdf;
  const { isPending, save } = useDownload(failed);
  return (
    <Button
      size="small"
      variant="secondary"
      pending={isPending}
      pendingLabel={pending}
      onClick={() => void save({ fileName: file(String(order)), fetch: () => readQuotePdf(draft) })}
    >
      {open}
    </Button>
  );
}

type Question = 'send' | 'remove' | null;

/** The buttons for roles that may write, and the dialogs that they open. */
function Work({ order, quotes }: { order: OrderDetails; quotes: readonly Quote[] }) {
  const opened = useOpened('quote');
  const element = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<Question>(null);
  const remove = useRemoveQuote(order.id);
  const draft = quotes.find(({ state }) => state === 'draft');
  const former = quotes.find(({ number }) => number !== null);
  const open = () => opened.open('form');
  useQuoteKey(element, open);
  const close = () => setQuestion(null);
  return (
    <div ref={element}>
      <Cluster $gap={2}>
        {draft && (
          <Button size="small" onClick={() => setQuestion('send')}>
            {copy.send.open}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={open}>
          {draft ? copy.edit : former ? copy.newVersion : copy.newOne}
        </Button>
        {draft && <DraftPdf order={order.id} draft={draft.id} />}
        {draft && (
          <Button size="small" variant="ghost" onClick={() => setQuestion('remove')}>
            {removal.open}
          </Button>
        )}
      </Cluster>
      <KeyHint>{copy.keys}</KeyHint>
      {opened.value !== null && (
        <QuoteDialog
          order={order}
          draft={draft}
          former={former}
          onClose={opened.close}
          onSend={() => {
            opened.close();
            setQuestion('send');
          }}
        />
      )}
      {question === 'send' && draft && <SendDialog order={order} draft={draft} onClose={close} />}
      {question === 'remove' && draft && (
        <DeleteDialog
          item={draft}
          title={removal.title}
          text={removal.text}
          failed={removal.failed}
          remove={remove}
          onClose={close}
        />
      )}
    </div>
  );
}
