import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Link, onPageEntry } from '@afshoreh/contracts/router';
import { useBackCloses } from '../dialog/use-back-closes';
import { color, fadeIn, font, layer, radius, shadow, space } from '../theme';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  /** A radio item or a checkbox item; its state is `checked`. */
  choice?: 'radio' | 'checkbox';
  checked?: boolean;
  /** Give either `onSelect` or `to`. */
  onSelect?: () => void;
  to?: string;
}

interface DropdownMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactNode;
  items: MenuItem[];
}

export function DropdownMenu({ trigger, items }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  useBackCloses(() => setOpen(false), { open });
  return (
    <Radix.Root dir="rtl" modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content align="end" sideOffset={6} collisionPadding={8}>
          <Radix.RadioGroup value={items.find(({ choice, checked }) => choice === 'radio' && checked)?.label}>
            {items.map((item) => (
              <Entry key={item.label} {...item} />
            ))}
          </Radix.RadioGroup>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ label, icon, tone, disabled, onSelect, to, choice, checked = false }: MenuItem) {
  const all = { disabled, onSelect: onSelect && (() => onPageEntry(onSelect)), 'data-tone': tone };
  if (to) {
    return (
      <Item {...all} asChild>
        <Link to={to}>
          {icon}
          {label}
        </Link>
      </Item>
    );
  }
  const content = (
    <>
      {choice && (
        <Indicator forceMount>
          <Check />
        </Indicator>
      )}
      {icon}
      {label}
    </>
  );
  if (choice === 'radio') return <Item as={Radix.RadioItem} {...all} value={label} children={content} />;
  if (choice === 'checkbox') return <Item as={Radix.CheckboxItem} {...all} checked={checked} children={content} />;
  return <Item {...all}>{content}</Item>;
}

const Content = styled(Radix.Content)`
  z-index: ${layer.menu};
  min-inline-size: 12rem;
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};
  ${fadeIn}
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
  & svg {
    inline-size: 1.125rem;
  }
`;
const Indicator = styled(Radix.ItemIndicator)`
  display: flex;
  &[data-state='unchecked'] {
    visibility: hidden;
  }
`;
