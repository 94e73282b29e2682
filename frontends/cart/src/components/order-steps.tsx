import { toPersianDigits } from '@afshoreh/persian';
import { color, font, space } from '@afshoreh/ui/theme';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { copy } from './copy';

const STEPS = ['cart', 'checkout', 'confirmation'] as const;

interface OrderStepsProps {
  current: (typeof STEPS)[number];
}

/** The progress from the cart to the placed order. */
export function OrderSteps({ current }: OrderStepsProps) {
  const at = STEPS.indexOf(current);
  return (
    <Steps aria-label={copy.steps}>
      {STEPS.map((step, index) => (
        <Step key={step} $reached={index <= at} aria-current={index === at ? 'step' : undefined}>
          <Mark $reached={index <= at} aria-hidden="true">
            {index < at ? <Check size={16} /> : toPersianDigits(index + 1)}
          </Mark>
          {copy[step]}
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(6)};
`;

const Step = styled.li<{ $reached: boolean }>`
  /* Equally wide where the longest word fits; with large text, one below the other. */
  flex: 1 1 0;
  min-inline-size: min-content;
  /* Not the page's value "anywhere", by which a single letter would be the smallest content. */
  overflow-wrap: break-word;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 3px solid ${({ $reached }) => color($reached ? 'brand' : 'line')};
  color: ${({ $reached }) => color($reached ? 'text' : 'muted')};
  font-size: ${font.sm};
  font-weight: 500;

  &[aria-current] {
    font-weight: 700;
  }
`;

const Mark = styled.span<{ $reached: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.625rem;
  block-size: 1.625rem;
  border-radius: 50%;
  background: ${({ $reached }) => color($reached ? 'brand' : 'sunken')};
  color: ${({ $reached }) => color($reached ? 'onBrand' : 'muted')};
  font-size: ${font.xs};
  font-weight: 700;
  line-height: 1;
`;
