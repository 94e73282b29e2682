import { reasonOf } from '@afshoreh/api-client';
import { adminSession, type PageModule } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { useParams } from '@afshoreh/contracts/router';
import { formatDateTime } from '@afshoreh/persian';
import { Button, EmptyState, LinkButton, Loading, Notice, Skeleton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { useEffect } from 'react';
import { PaperRoom } from '../components/paper';
import { QuotePaper } from '../features/quote/components/quote-paper';
import { QuoteReplies } from '../features/quote/components/quote-replies';
import { copy } from '../features/quote/copy';
import { markSeen, pdfOf, quoteQuery, type Quote } from '../features/quote/get-quote';

export const head = { title: copy.title, robots: 'noindex' };

export const prefetch: PageModule['prefetch'] = ({ params, data }) => [
  data.prefetchQuery(quoteQuery(params.token ?? '')),
];

/** `/quote/{token}`, the target of the link that a buyer gets. Whoever has the link sees the quote and may reply. */
export default function QuotePage() {
  const { token = '' } = useParams();
  const { data: quote, error, isFetching, refetch } = useQuery(quoteQuery(token));
  const isKnown = Boolean(quote);
  useEffect(() => (isKnown ? whenVisible(() => noteView(token)) : undefined), [isKnown, token]);

  if (quote) {
    return (
      <PaperRoom>
        <QuotePaper
          quote={quote}
          pdf={pdfOf(token)}
          state={<State quote={quote} />}
          replies={REPLIABLE.includes(quote.state) && <QuoteReplies token={token} quote={quote} />}
        />
      </PaperRoom>
    );
  }
  if (quote === null) {
    return (
      <EmptyState
        level={1}
        illustration={notFound}
        title={copy.notFound}
        text={copy.notFoundText}
        action={<LinkButton to="/quote">{copy.openByNumber}</LinkButton>}
      />
    );
  }
  if (error) {
    return (
      <EmptyState
        level={1}
        title={copy.notLoaded}
        text={reasonOf(error) ?? copy.tryAgain}
        action={
          <Button pending={isFetching} onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        }
      />
    );
  }
  return (
    <PaperRoom>
      <Loading>
        <Skeleton height="40rem" />
      </Loading>
    </PaperRoom>
  );
}

/**
 * Records the view of the buyer. Staff look at quotes they have sent, which does not count. A view that could not be
 * recorded is recorded with the next visit.
 */
function noteView(token: string): void {
  if (!adminSession.get()) void markSeen(token).catch(() => undefined);
}

/** Runs once the page is visible: nobody reads a background tab or a prerendered page. */
function whenVisible(run: () => void): () => void {
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    run();
  };
  const stop = () => document.removeEventListener('visibilitychange', check);
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}

/** The states in which the buyer can reply. */
const REPLIABLE: readonly Quote['state'][] = ['sent', 'seen', 'change_asked'];

/** The state of the quote, in the cases that the buyer has to know. */
function State({ quote: { state, replies } }: { quote: Quote }) {
  const call = <LinkButton to="/contact">{copy.call}</LinkButton>;
  const acceptance = replies.find(({ kind }) => kind === 'accepted');
  if (state === 'accepted' && acceptance)
    return <Notice tone="success">{copy.accepted(acceptance.name, formatDateTime(acceptance.at))}</Notice>;
  if (state === 'change_asked') return <Notice tone="info">{copy.changeAsked}</Notice>;
  if (state === 'replaced' || state === 'expired')
    return (
      <Notice tone="warning" action={call}>
        {copy[state]}
      </Notice>
    );
  return null;
}
