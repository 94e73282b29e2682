import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { color, font, space } from '@afshoreh/ui/theme';
import { fourInARow } from './four-in-a-row';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** A numbered list of steps. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <Steps>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <span aria-hidden>{formatNumber(at + 1)}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  ${fourInARow}
  gap: ${space(6)};

  li {
    padding-block-start: ${space(4)};
    border-block-start: 3px solid ${color('honey')};
  }
  span {
    color: ${color('brandText')};
    font-size: ${font.xxl};
    font-weight: 700;
    line-height: 1.3;
  }
  h3 {
    margin-block-start: ${space(1)};
    font-size: ${font.lg};
  }
  p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
