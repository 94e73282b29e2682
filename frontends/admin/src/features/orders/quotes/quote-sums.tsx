import { useQuery } from '@afshoreh/contracts/query';
import { formatMoney, formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { useSettled } from '../../../list/use-settled';
import { Muted } from '../../../layout/muted';
import { copy } from './copy';
import { sumsBody, type QuoteForm } from './quote-form';
import { sumsQuery, type QuoteBody } from './quotes';

const words = copy.form;

/** The sums that the API calculates for the input. While it calculates, the previous sums stay, in grey. */
export function QuoteSums({ form: { control }, order }: { form: QuoteForm; order: number }) {
  const [currency, lines, rate, rateDay] = useWatch({ control, name: ['currency', 'lines', 'rate', 'rateDay'] });
  const typed = JSON.stringify(sumsBody({ currency, lines, rate, rateDay }));
  const settled = useSettled(typed);
  const { data: sums, error, isPlaceholderData } = useQuery(sumsQuery(order, JSON.parse(settled) as QuoteBody | null));
  const isOld = isPlaceholderData || typed !== settled || typed === 'null';
  return (
    <Sums aria-label={words.sums} aria-busy={isOld && typed !== 'null'}>
      {sums && (
        <dl data-old={isOld || undefined}>
          <dt>{words.gross}</dt>
          <dd>{formatMoney(sums.currency, sums.gross)}</dd>
          {sums.discount > 0 && (
            <>
              <dt>{words.discountSum}</dt>
              <dd>{formatMoney(sums.currency, sums.discount)}</dd>
            </>
          )}
          <dt>{words.tax(formatNumber(sums.taxPercent))}</dt>
          <dd>{formatMoney(sums.currency, sums.tax)}</dd>
          <dt>{words.sum}</dt>
          <dd>
            <output>{formatMoney(sums.currency, sums.sum)}</output>
          </dd>
        </dl>
      )}
      {sums && <Muted $size="sm">{sums.words}</Muted>}
      {error && typed !== 'null' && (
        <p role="alert">
          {words.sumsFailed}: {writeFailureOf(error)}
        </p>
      )}
      {typed === 'null' && <Muted $size="sm">{words.sumsMissing}</Muted>}
    </Sums>
  );
}

const Sums = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: ${space(1)} ${space(3)};
  }
  dl[data-old] {
    color: ${color('muted')};
  }
  dt {
    color: ${color('muted')};
  }
  dd {
    text-align: end;
    white-space: nowrap;
  }
  output {
    font-size: ${font.lg};
    font-weight: 700;
  }
`;
