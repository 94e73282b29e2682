import { color, font, media } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** Names the keys of a form. Phones have none. */
export const KeyHint = styled.p`
  display: none;
  color: ${color('muted')};
  font-size: ${font.xs};

  ${media.md} {
    display: block;
  }
`;
