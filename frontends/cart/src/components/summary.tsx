import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
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
  /** On phones the next step stays at the lower edge of the screen. Not below fields: it would cover them. */
  stickyOnPhones?: boolean;
}

/** The receipt-like card beside the cart and beside the order form. */
export function Summary({ title, facts, note, lines, children, stickyOnPhones = false }: SummaryProps) {
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
      </Sheet>
      <NextStep $sticky={stickyOnPhones}>{children}</NextStep>
    </Receipt>
  );
}

/* On phones the box dissolves into the page's grid, so that the next step can stick to its lower edge all the way down. */
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

const NextStep = styled.div<{ $sticky: boolean }>`
  position: ${({ $sticky }) => ($sticky ? 'sticky' : 'static')};
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin-inline: ${space(-4)};
  padding: ${space(3)} ${space(4)};
  padding-block-end: max(${space(3)}, env(safe-area-inset-bottom));
  border-block-start: ${({ $sticky }) => ($sticky ? 1 : 0)}px solid ${color('line')};
  background: ${color('page')};

  ${media.lg} {
    position: static;
    margin: 0;
    padding: 0 ${space(6)} ${space(6)};
    border: 0;
    background: none;
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
