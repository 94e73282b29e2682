import { color, font, radius, shadow, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SummaryFact {
  label: string;
  value: string;
  /** The one that closes the sum. */
  strong?: boolean;
}

interface SummaryProps {
  title: string;
  facts: SummaryFact[];
  note: string;
  /** Above the facts, as the ordered lines. */
  lines?: ReactNode;
  /** Below them: what to do next. */
  children: ReactNode;
}

/** The receipt-like card beside the cart and beside the order form. */
export function Summary({ title, facts, note, lines, children }: SummaryProps) {
  return (
    <Receipt aria-labelledby="summary-title">
      <h2 id="summary-title">{title}</h2>
      {lines}
      <dl>
        {facts.map(({ label, value, strong }) => (
          <Fact key={label} $strong={strong ?? false}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </dl>
      {children}
      <p>{note}</p>
    </Receipt>
  );
}

const Receipt = styled.section`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('raised')};
  box-shadow: ${shadow.card};

  h2 {
    margin: 0;
    font-size: ${font.lg};
  }

  dl {
    margin: 0;
  }

  p {
    margin: 0;
    color: ${color('muted')};
    font-size: ${font.sm};
    line-height: 1.9;
  }
`;

const Fact = styled.div<{ $strong: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(3)};
  border-block-end: 1px dashed ${color('line')};
  font-size: ${({ $strong }) => ($strong ? font.lg : font.md)};
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  dt {
    color: ${({ $strong }) => color($strong ? 'text' : 'muted')};
  }

  dd {
    margin: 0;
    font-weight: ${({ $strong }) => ($strong ? 700 : 500)};
  }
`;
