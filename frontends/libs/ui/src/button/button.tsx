import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { Spinner } from '../feedback/spinner';
import { buttonStyle, type ButtonLook, type ButtonStyleProps } from './button-style';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The work it started goes on: pressing again does nothing, focus stays. */
  pending?: boolean;
  /** Shown instead of the children while pending. */
  pendingLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  fullWidth,
  pending = false,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would throw away the focus of whoever pressed it with the keyboard.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={pending || undefined}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {pending && <Spinner />}
      {pending ? (pendingLabel ?? children) : children}
    </Root>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link within the site that looks like a button. */
export function LinkButton({ variant, size, fullWidth, ...rest }: LinkButtonProps) {
  return <RouterLink {...rest} $variant={variant} $size={size} $fullWidth={fullWidth} />;
}

export interface AnchorButtonProps extends ComponentProps<'a'>, ButtonLook {}

/** A link that leaves the router (`tel:`, `mailto:`, a file) and looks like a button. */
export function AnchorButton({ variant, size, fullWidth, children, ...rest }: AnchorButtonProps) {
  return (
    <Anchor {...rest} $variant={variant} $size={size} $fullWidth={fullWidth}>
      {children}
    </Anchor>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
const RouterLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
