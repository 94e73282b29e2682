import { css } from 'styled-components';
import { media, space } from '@afshoreh/ui/theme';

/**
 * The layout of a product page and its skeleton: one column on a phone; from a tablet on, picture and text side by side with
 * the data below in full width; on a desktop the offer has a column of its own along the whole page.
 */
export const detailsLayout = css`
  display: grid;
  grid-template: 'picture' auto 'words' auto 'offer' auto 'data' auto / minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${media.md} {
    grid-template:
      'picture words' auto
      'picture offer' 1fr
      'data data' auto / minmax(0, 1fr) minmax(0, 1.3fr);
    gap: ${space(6)} ${space(8)};
  }
  ${media.lg} {
    grid-template:
      'picture words offer' auto
      'data data offer' 1fr / minmax(0, 1fr) minmax(0, 1.25fr) clamp(20rem, 27%, 24rem);
    gap: ${space(10)} ${space(8)};
  }
`;
