import styled from 'styled-components';
import { orderStatusLabel, orderTone } from '@afshoreh/ui';
import { color, font, space, tone, toneSoft, type Tone } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { TrackedOrder } from '../track-order';
import { Moment } from '../../../components/moment';

/** The history of an order, oldest first; the last entry is its present status. Dates are Persian. */
export function Timeline({ history }: Pick<TrackedOrder, 'history'>) {
  return (
    <List aria-label={copy.history}>
      {history.map(({ to, at }, index) => (
        <Step
          key={index}
          $tone={orderTone(to)}
          aria-current={index > 0 && index === history.length - 1 ? 'step' : undefined}
        >
          <span>{index === 0 ? copy.placed : orderStatusLabel(to)}</span>
          <Moment at={at} />
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol``;

const Step = styled.li<{ $tone: Tone }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: ${space(6)};
  padding-inline-start: ${space(8)};

  /* The line from one step to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.4rem -0.5rem;
    inset-inline-start: 0.4375rem;
    inline-size: 2px;
    background: ${color('line')};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: 0;
    inline-size: 1rem;
    block-size: 1rem;
    box-sizing: border-box;
    border: 3px solid ${({ $tone }) => tone($tone)};
    border-radius: 50%;
    background: ${color('surface')};
  }
  &:last-child {
    padding-block-end: 0;
    font-weight: 600;
  }
  &:last-child::after {
    background: ${({ $tone }) => tone($tone)};
    box-shadow: 0 0 0 4px ${({ $tone }) => toneSoft($tone)};
  }
  time {
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;
