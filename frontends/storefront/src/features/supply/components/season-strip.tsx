import styled from 'styled-components';
import { MONTHS } from '@afshoreh/persian';
import { VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/**
 * The twelve months of the year. The months of the season are filled, and labelled for screen readers. `months` are 1
 * to 12.
 */
export function SeasonStrip({ months }: { months: readonly number[] }) {
  return (
    <Strip aria-label={copy.season}>
      {MONTHS.map((name, at) => {
        const isPressed = months.includes(at + 1);
        return (
          <li key={name} data-pressed={isPressed || undefined}>
            {name}
            <VisuallyHidden>: {isPressed ? copy.months.pressed : copy.months.other}</VisuallyHidden>
          </li>
        );
      })}
    </Strip>
  );
}

const Strip = styled.ol`
  display: grid;
  /* At most four in a row, so that twelve months fill their rows. */
  grid-template-columns: repeat(auto-fill, minmax(max(3.75rem, 21%), 1fr));
  gap: ${space(1)};

  li {
    position: relative;
    padding: ${space(1)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.small};
    color: ${color('muted')};
    font-size: ${font.xs};
    text-align: center;
  }
  li[data-pressed] {
    border-color: ${color('brandText')};
    background: ${color('brandSoft')};
    color: ${color('brandText')};
    font-weight: 700;
  }

  ${media.md} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
