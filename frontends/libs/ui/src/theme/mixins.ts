import { css, keyframes } from 'styled-components';
import { color, media } from './tokens';

/** The focus ring of all controls. */
export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

/** Invisible, but read by screen readers. */
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

const fade = keyframes`
  from { opacity: 0; }
`;

export const fadeIn = css`
  animation: ${fade} 160ms ease-out;
  ${media.reducedMotion} {
    animation: none;
  }
`;
