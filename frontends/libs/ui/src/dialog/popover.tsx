import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import * as copy from '../copy';
import { media, space } from '../theme';
import { Body, Corner, Header, Overlay, Sheet, Title } from './dialog-style';
import { useBackCloses } from './use-back-closes';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A `Button` or `IconButton`; the popover opens below it. */
  trigger: ReactNode;
  title: string;
  children: ReactNode;
}

/** A panel below its button; on a phone a sheet at the bottom. Escape, Back, the close button and a press outside close it. */
export function Popover({ open, onOpenChange, trigger, title, children }: PopoverProps) {
  useBackCloses(() => onOpenChange(false), { open });
  return (
    <Place>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
        {/* No portal, because CSS places the panel relative to its button. */}
        <Backdrop as={Radix.Overlay} />
        <Panel as={Radix.Content} dir="rtl" $size="small" aria-describedby={undefined}>
          <Header>
            <Title as={Radix.Title}>{title}</Title>
          </Header>
          <Body>{children}</Body>
          <Corner>
            <Radix.Close asChild>
              <IconButton label={copy.close} icon={<X />} size="small" />
            </Radix.Close>
          </Corner>
        </Panel>
      </Radix.Root>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: flex;
  flex: none;
`;

/** The page behind a popover is not dimmed. */
const Backdrop = styled(Overlay)`
  ${media.md} {
    background: none;
  }
`;

const Panel = styled(Sheet)`
  ${media.md} {
    position: absolute;
    inset-block: calc(100% + ${space(1.5)}) auto;
    inset-inline: auto 0;
    inline-size: 24rem;
    max-block-size: min(32rem, 70dvh);
    margin: 0;
  }
`;
