import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fadesIn, font, layer, radius, space } from '../theme';

/** Around an area with tooltips; delays of spec §9. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  text: ReactNode;
  /** Something that takes the focus. */
  children: ReactNode;
}

/** A hint beside what is pointed at or focused. Never the only place of a word that matters: phones do not show it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble dir="rtl" sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Bubble = styled(Radix.Content)`
  z-index: ${layer.menu};
  max-inline-size: 20rem;
  padding-block: ${space(1.5)};
  padding-inline: ${space(3)};
  border-radius: ${radius.small};
  background: ${color('text')};
  color: ${color('page')};
  font-size: ${font.sm};
  line-height: 1.6;
  ${fadesIn}
`;
