import { css, keyframes } from 'styled-components';
import { color, media } from './tokens';

/** The one focus ring. */
export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

/** Read by screen readers, not seen. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const fadesIn = css`
  animation: ${fadeIn} 160ms ease-out;
  ${media.reducedMotion} {
    animation: none;
  }
`;
