import styled from 'styled-components';
import { color, font, space, tone, toneSoft, type Tone } from '@afshoreh/ui/theme';
import { Moment } from './moment';

interface TimelineProps {
  label: string;
  /** The oldest first; the last one is the present status. */
  steps: readonly { text: string; tone: Tone; at: string }[];
}

/** The steps of an order or a sample. Dates are Persian. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ text, tone: of, at }, index) => (
        <Step key={index} $tone={of} aria-current={index > 0 && index === steps.length - 1 ? 'step' : undefined}>
          <span>{text}</span>
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
