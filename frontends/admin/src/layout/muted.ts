import { color, font } from '@afshoreh/ui/theme';
import styled, { css } from 'styled-components';

/** A text of less weight: a note, a hint, or the words in place of a missing value. */
export const Muted = styled.p<{ $size?: 'xs' | 'sm' }>`
  color: ${color('muted')};
  ${({ $size }) =>
    $size &&
    css`
      font-size: ${font[$size]};
    `}
`;
