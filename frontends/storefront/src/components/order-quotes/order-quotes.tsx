import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions, useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatDate, formatMoney, leftToRight, toPersianDigits } from '@afshoreh/persian';
import { Badge } from '@afshoreh/ui';
import { color, font, radius, space, type Tone } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from './copy';

type TrackedQuote = Schemas['TrackedQuote'];

/** The code and the phone of an order, which together open it. */
interface Pair {
  code: string;
  phone: string;
}

const quotesQuery = (query: Pair) =>
  queryOptions({
    queryKey: ['quotes', query.code, query.phone],
    queryFn: ({ signal }) => api.GET('/quotes/track', { params: { query }, signal }).then(dataOf),
    staleTime: 0,
  });

const TONES: Partial<Record<TrackedQuote['state'], Tone>> = { accepted: 'success', expired: 'danger' };

/**
 * A link to the valid quote of a tracked order. Renders nothing when there is none or when it cannot be loaded, because
 * the order is shown anyway.
 */
export function OrderQuotes({ pair }: { pair: Pair }) {
  const { data = [] } = useQuery(quotesQuery(pair));
  return <CurrentQuote quotes={data} />;
}

/** The valid quote among those of one order, which are sorted newest first. */
export function CurrentQuote({ quotes }: { quotes: readonly TrackedQuote[] }) {
  const quote = quotes.find(({ state }) => state !== 'replaced');
  if (!quote) return null;
  const { number, state, currency, sum, validUntil, path } = quote;
  const shown = leftToRight(toPersianDigits(number));
  return (
    <Panel>
      <h3>
        {copy.title} {shown}
      </h3>
      <Badge tone={TONES[state] ?? 'info'}>{copy.states[state]}</Badge>
      <p>
        <strong>{formatMoney(currency, sum)}</strong>
        {state !== 'accepted' && <span>{copy.validUntil(formatDate(`${validUntil}T12:00:00Z`))}</span>}
      </p>
      <Link to={path} aria-label={copy.openOf(shown)}>
        {copy.open}
      </Link>
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('sunken')};

  && > h3 {
    margin: 0;
    font-size: ${font.md};
  }
  p {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: 0 ${space(4)};
  }
  span {
    font-size: ${font.sm};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`;
