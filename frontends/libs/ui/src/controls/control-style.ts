import { css } from 'styled-components';
import { color, font, motion, radius, space } from '../theme';

/** The style of all text inputs. The font size is at least 16 px, otherwise iOS zooms in. */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  color: ${color('text')};
  font-size: ${font.md};
  line-height: 1.6;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color('muted')};
    opacity: 1;
  }
  &:hover {
    border-color: ${color('text')};
  }
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: 0;
    border-radius: ${radius.medium};
  }
  &[aria-invalid='true'] {
    border-color: ${color('dangerText')};
    background: ${color('dangerSoft')};
  }
  &:disabled {
    background: ${color('sunken')};
    color: ${color('muted')};
    border-color: ${color('line')};
  }
  /* A left-to-right value is aligned to the right edge, where its label begins. */
  &[dir='ltr'] {
    text-align: end;
  }
  &[dir='ltr']:placeholder-shown {
    direction: rtl;
    text-align: start;
  }
`;
