import { color, font } from '@afshoreh/ui/theme';
import styled, { css } from 'styled-components';

/** A less prominent text: a note, a hint, or a placeholder for a missing value. */
export const Muted = styled.p<{ $size?: 'xs' | 'sm' }>`
  color: ${color('muted')};
  ${({ $size }) =>
    $size &&
    css`
      font-size: ${font[$size]};
    `}
`;
