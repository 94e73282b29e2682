import { css } from 'styled-components';
import { media } from '@afshoreh/ui/theme';

/** The layout of a list of four: one column on a phone, two on a tablet, four on a desktop. */
export const fourInARow = css`
  display: grid;

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: repeat(4, 1fr);
  }
`;
