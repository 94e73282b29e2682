import { css } from 'styled-components';
import { color, font, focusRing, media, motion, radius, space } from '../theme';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  fullWidth?: boolean;
}

/** {@link ButtonLook} as transient props of styled-components. */
export interface ButtonStyleProps {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $fullWidth?: boolean;
}

const variants = {
  primary: css`
    background: ${color('brand')};
    color: ${color('onBrand')};
    &:hover {
      background: ${color('brandHover')};
    }
  `,
  secondary: css`
    background: ${color('surface')};
    color: ${color('brandText')};
    border-color: ${color('control')};
    &:hover {
      background: ${color('brandSoft')};
      border-color: ${color('brandText')};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color('brandText')};
    &:hover {
      background: ${color('brandSoft')};
    }
  `,
  danger: css`
    background: ${color('danger')};
    color: ${color('onDanger')};
    &:hover {
      background: ${color('dangerHover')};
    }
  `,
};

/* The padding shrinks with the screen, so that large text leaves room for the words. */
const sizes = {
  small: css`
    min-block-size: 2.5rem;
    padding-inline: min(${space(4)}, 8vw);
    font-size: ${font.sm};
    ${media.phone} {
      min-block-size: 2.75rem;
    }
  `,
  medium: css`
    min-block-size: 3rem;
    padding-inline: min(${space(6)}, 8vw);
    font-size: ${font.md};
  `,
  large: css`
    min-block-size: 3.5rem;
    padding-inline: min(${space(8)}, 8vw);
    font-size: ${font.lg};
  `,
};

/** Shared by buttons and links that look like one. */
export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  inline-size: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  padding-block: ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  /* Not the value "anywhere", which would put every letter on its own line in a narrow place. */
  overflow-wrap: break-word;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    transform ${motion.quick};
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${focusRing}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
    transform: none;
  }
  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;
