import { formatDate, formatKilograms, formatMoney, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { AnchorButton, Bidi, Button, Cluster, Ltr } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Paper } from '../../../components/paper';
import { deliveryOf } from '../delivery';
import { copy } from '../copy';
import type { Quote } from '../get-quote';

interface QuotePaperProps {
  quote: Quote;
  /** The address of the same paper as PDF. */
  pdf: string;
  /** Shown below the title. */
  state: ReactNode;
  /** Shown at the end, but not printed. */
  replies: ReactNode;
}

/** A sent quote in the form of a paper, which is printed on one page. */
export function QuotePaper({ quote, pdf, state, replies }: QuotePaperProps) {
  const amount = (value: number) => formatMoney(quote.currency, value);
  return (
    <Sheet>
      <header>
        <div>
          <h1>
            {copy.title} <Ltr>{toPersianDigits(quote.number)}</Ltr>
          </h1>
          <Terms>
            <Term name={copy.sentAt}>{formatDate(quote.sentAt)}</Term>
            <Term name={copy.validUntil}>{formatDate(quote.validUntil)}</Term>
            {quote.formerNumber && (
              <Term name={copy.replaces}>
                <Ltr>{toPersianDigits(quote.formerNumber)}</Ltr>
              </Term>
            )}
          </Terms>
        </div>
        <Actions $gap={2}>
          <AnchorButton variant="ghost" size="small" href={pdf} download>
            {copy.pdf}
          </AnchorButton>
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </Actions>
      </header>
      {state}
      <Parties>
        <Party title={copy.seller} party={quote.seller} />
        <Party title={copy.buyer} party={quote.buyer} />
      </Parties>
      <section>
        <h2>{copy.lines}</h2>
        <ol>
          {quote.lines.map((line) => (
            <li key={line.orderLineId}>
              <h3>
                <bdi>{line.productName}</bdi>
              </h3>
              <strong>{amount(line.sum)}</strong>
              <Terms>
                <Term name={copy.quantity}>{formatKilograms(line.quantity)}</Term>
                <Term name={copy.price}>
                  {copy.unitPrice(formatMoney(line.unit, line.amount), copy.bases[line.per])}
                </Term>
                {line.discount > 0 && (
                  <Term name={copy.discount}>
                    {copy.discountOf(formatNumber(line.discountPercent ?? 0), amount(line.discount))}
                  </Term>
                )}
                <Term name={copy.tax}>{line.taxed ? amount(line.tax) : copy.untaxed}</Term>
              </Terms>
            </li>
          ))}
        </ol>
      </section>
      <Totals>
        <Term name={copy.gross}>{amount(quote.gross)}</Term>
        {quote.discount > 0 && <Term name={copy.discount}>{amount(quote.discount)}</Term>}
        {quote.tax > 0 && <Term name={copy.taxOf(formatNumber(quote.taxPercent))}>{amount(quote.tax)}</Term>}
        {quote.rate && quote.rateDay && (
          <Term name={copy.rate}>{copy.rateOf(formatNumber(quote.rate), formatDate(quote.rateDay))}</Term>
        )}
        <Term name={copy.sum}>
          <strong>{amount(quote.sum)}</strong>
        </Term>
        <Term name={copy.words}>{quote.words}</Term>
      </Totals>
      <section>
        <h2>{copy.terms}</h2>
        <Terms>
          <Term name={copy.delivery}>
            <Bidi>{deliveryOf(quote)}</Bidi>
          </Term>
          <Term name={copy.payment}>
            <Written>{quote.paymentTerms}</Written>
          </Term>
        </Terms>
      </section>
      <Stamp>{copy.stamp}</Stamp>
      {replies}
    </Sheet>
  );
}

function Party({ title, party }: { title: string; party: Quote['seller'] }) {
  const { name, nationalId, economicCode, postalCode, address } = party;
  const codes = [
    [copy.nationalId, nationalId],
    [copy.economicCode, economicCode],
    [copy.postalCode, postalCode],
  ] as const;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <bdi>{name}</bdi>
      </p>
      <Terms>
        {codes.map(
          ([label, code]) =>
            code && (
              <Term key={label} name={label}>
                <Ltr>{toPersianDigits(code)}</Ltr>
              </Term>
            ),
        )}
      </Terms>
      {address && <p>{address}</p>}
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    min-inline-size: 0;
  }
  dt {
    color: ${color('muted')};
  }
  dd {
    min-inline-size: 0;
  }
`;

const Totals = styled(Terms)`
  flex-direction: column;
  padding-block: ${space(4)};
  border-block: 1px solid ${color('line')};

  > div {
    justify-content: space-between;
  }
  strong {
    font-size: ${font.lg};
  }
`;

const Written = styled.span`
  white-space: pre-line;
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(5)};
`;

/** Space for the stamp and the signature, only in print. */
const Stamp = styled.p`
  display: none;

  @media print {
    display: block;
    min-block-size: 6rem;
    margin-block-start: ${space(6)};
  }
`;

const Actions = styled(Cluster)`
  @media print {
    display: none;
  }
`;

const Sheet = styled(Paper)`
  max-inline-size: 52rem;

  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(3)};
  }
  h1 {
    font-size: ${font.xl};
  }
  h2 {
    margin-block-end: ${space(2)};
    font-size: ${font.lg};
  }
  h3 {
    font-size: ${font.md};
  }
  p {
    margin: 0;
  }
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(3)};
    border-block-start: 1px solid ${color('line')};
    break-inside: avoid;

    > dl {
      flex-basis: 100%;
      font-size: ${font.sm};
    }
  }
  @media print {
    gap: ${space(4)};
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;
