import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SummaryFact {
  label: string;
  value: string;
  /** Marks the final row, the sum. */
  strong?: boolean;
}

interface SummaryProps {
  title: string;
  facts: SummaryFact[];
  note: string;
  /** Why the next step failed. */
  failure?: ReactNode;
  /** Shown above the facts, for example the ordered lines. */
  lines?: ReactNode;
  /** The button of the next step, shown below the facts. It sticks to the lower edge of the screen. */
  children: ReactNode;
}

/** The card beside the cart and beside the order form that sums up the order. */
export function Summary({ title, facts, note, lines, failure, children }: SummaryProps) {
  return (
    <Receipt aria-labelledby="summary-title">
      <Sheet>
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
        <p>{note}</p>
        {failure}
      </Sheet>
      <NextStep>{children}</NextStep>
    </Receipt>
  );
}

/* On phones the box has `display: contents`, so that the next step can stick to the screen's lower edge over the whole page. */
const Receipt = styled.section`
  display: contents;

  ${media.lg} {
    display: block;
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('raised')};
    box-shadow: ${shadow.card};
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('raised')};

  ${media.lg} {
    border: 0;
    background: none;
  }

  h2 {
    font-size: ${font.lg};
  }

  p {
    color: ${color('muted')};
    font-size: ${font.sm};
    line-height: 1.9;
  }
`;

/* The page's scroll padding is taller than one button, so that this box does not cover a focused field. */
const NextStep = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin-inline: ${space(-4)};
  padding: ${space(3)} ${space(4)};
  padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line')};
  background: ${color('page')};

  ${media.lg} {
    margin: 0;
    padding: ${space(3)} ${space(6)} ${space(6)};
    border: 0;
    border-end-start-radius: ${radius.large};
    border-end-end-radius: ${radius.large};
    background: ${color('raised')};
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
    font-weight: ${({ $strong }) => ($strong ? 700 : 500)};
  }
`;
