import { color, media, radius } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/**
 * A percentage as a bar that starts on the side where reading starts. It stands beside its number, so it is hidden
 * from screen readers.
 */
export function ShareBar({
  share,
  fill = 'brand',
}: {
  share: number;
  fill?: 'brand' | 'info' | 'warning' | 'success' | 'neutral';
}) {
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" fill={color('sunken')} />
      <rect x={100 - share * 100} width={share * 100} height="6" fill={color(fill)} />
    </Bar>
  );
}

const Bar = styled.svg`
  inline-size: 100%;
  min-inline-size: 3rem;
  block-size: 0.5rem;
  border-radius: ${radius.round};
  print-color-adjust: exact;

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    rect:first-child {
      fill: Canvas;
    }
    rect:last-child {
      fill: CanvasText;
    }
  }
`;
