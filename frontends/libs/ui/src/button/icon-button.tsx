import { type ComponentProps, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { color, focusRing, media, motion, radius } from '../theme';

type IconButtonVariant = 'ghost' | 'outline' | 'solid' | 'danger';

interface IconLook {
  /** The accessible name and the browser's tooltip. */
  label: string;
  /** An icon element, for example `<Trash2 />`; it is hidden from screen readers by lucide. */
  icon: ReactNode;
  variant?: IconButtonVariant;
  size?: 'small' | 'medium';
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, IconLook {}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} title={label} $variant={variant} $size={size}>
      {icon}
    </Root>
  );
}

interface IconLinkProps extends Omit<LinkProps, 'children' | 'aria-label'>, IconLook {}

export function IconLink({ label, icon, variant = 'ghost', size = 'medium', ...rest }: IconLinkProps) {
  return (
    <RouterLink {...rest} aria-label={label} title={label} $variant={variant} $size={size}>
      {icon}
    </RouterLink>
  );
}

const variants = {
  ghost: css`
    color: ${color('muted')};
    &:hover:not(:disabled) {
      background: ${color('sunken')};
      color: ${color('text')};
    }
  `,
  outline: css`
    color: ${color('brandText')};
    border-color: ${color('line')};
    background: ${color('surface')};
    &:hover:not(:disabled) {
      background: ${color('brandSoft')};
      border-color: ${color('brandText')};
    }
  `,
  solid: css`
    color: ${color('onBrand')};
    background: ${color('brand')};
    &:hover:not(:disabled) {
      background: ${color('brandHover')};
    }
  `,
  danger: css`
    color: ${color('dangerText')};
    &:hover:not(:disabled) {
      background: ${color('dangerSoft')};
    }
  `,
};

const look = css<{ $variant: IconButtonVariant; $size: 'small' | 'medium' }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => ($size === 'small' ? '2.5rem' : '3rem')};
  block-size: ${({ $size }) => ($size === 'small' ? '2.5rem' : '3rem')};
  ${media.phone} {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};
  ${({ $variant }) => variants[$variant]}
  ${focusRing}
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 1.375rem;
    block-size: 1.375rem;
  }
`;
const Root = styled.button<{ $variant: IconButtonVariant; $size: 'small' | 'medium' }>`
  ${look}
`;
const RouterLink = styled(Link)<{ $variant: IconButtonVariant; $size: 'small' | 'medium' }>`
  ${look}
`;
