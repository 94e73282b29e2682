import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { buttonStyle, type ButtonLook, type ButtonStyleProps } from './button-style';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running: pressing again does nothing, and the button keeps the focus. */
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
    // Not `disabled`, because a disabled button loses the keyboard focus.
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

interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link within the site that looks like a button. */
export function LinkButton({ variant, size, fullWidth, ...rest }: LinkButtonProps) {
  return <RouterLink {...rest} $variant={variant} $size={size} $fullWidth={fullWidth} />;
}

interface AnchorButtonProps extends ComponentProps<'a'>, ButtonLook {}

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

/** A decorative spinner of the text's size. The text beside it must say what is going on. */
function Spinner() {
  return <Ring aria-hidden="true" />;
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`;
const Ring = styled.span`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 0.15em solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${spin} 800ms linear infinite;
`;
