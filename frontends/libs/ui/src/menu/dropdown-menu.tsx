import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { color, fadesIn, font, layer, radius, shadow, space } from '../theme';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  /** One of both. */
  onSelect?: () => void;
  to?: string;
}

export interface DropdownMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactNode;
  items: MenuItem[];
}

export function DropdownMenu({ trigger, items }: DropdownMenuProps) {
  return (
    <Radix.Root dir="rtl" modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={6} collisionPadding={8}>
          {items.map(({ label, icon, tone, disabled, onSelect, to }) => (
            <Item key={label} disabled={disabled} onSelect={onSelect} data-tone={tone} asChild={Boolean(to)}>
              {to ? (
                <Link to={to}>
                  {icon}
                  {label}
                </Link>
              ) : (
                <>
                  {icon}
                  {label}
                </>
              )}
            </Item>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Content = styled(Radix.Content)`
  z-index: ${layer.menu};
  min-inline-size: 12rem;
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};
  ${fadesIn}
`;
const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 2.75rem;
  padding-inline: ${space(3)};
  border-radius: ${radius.small};
  color: ${color('text')};
  font-size: ${font.sm};
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  &[data-tone='danger'] {
    color: ${color('dangerText')};
  }
  &[data-highlighted] {
    outline: none;
    background: ${color('sunken')};
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 1.125rem;
  }
`;
