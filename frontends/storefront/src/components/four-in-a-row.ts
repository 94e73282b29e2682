import { css } from 'styled-components';
import { media } from '@afshoreh/ui/theme';

/** A list of four: one under another on a phone, two by two on a tablet, then side by side. */
export const fourInARow = css`
  display: grid;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
