import { css } from 'styled-components';
import { color, media, radius, shadow, space } from '@afshoreh/ui/theme';

/** The layout of a product card and its skeleton: the picture is beside the text on a phone, and above it on wider screens. */
export const cardLayout = css`
  position: relative;
  display: grid;
  grid-template:
    'picture body' auto
    'badges body' 1fr
    'actions actions' auto / 5.5rem minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)};
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};

  ${media.md} {
    grid-template:
      'picture' auto
      'body' 1fr
      'actions' auto / minmax(0, 1fr);
    gap: 0;
    padding: 0;
  }
`;
