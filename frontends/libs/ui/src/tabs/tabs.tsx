import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme';

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: { value: string; label: ReactNode; content: ReactNode }[];
  /** Give `value` and `onValueChange` together; without them the first tab is open. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Keeps closed panels mounted, so that a form over several tabs keeps its fields. */
  keepMounted?: boolean;
}

/** Arrow keys follow the reading direction. */
export function Tabs({ label, tabs, value, onValueChange, keepMounted = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row scrolls sideways, and a link may open a tab outside the visible part.
    const active = list.current?.querySelector('[data-state="active"]');
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Radix.Root dir="rtl" value={value} defaultValue={tabs[0]?.value} onValueChange={onValueChange}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value} {...(keepMounted ? { forceMount: true as const } : {})}>
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color('line')};
`;
const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-block-size: 3rem;
  padding-inline: ${space(4)};
  border: 0;
  border-block-end: 3px solid transparent;
  background: transparent;
  color: ${color('muted')};
  font-size: ${font.md};
  font-weight: 600;
  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-state='active'] {
    border-block-end-color: ${color('brandText')};
    color: ${color('brandText')};
  }
`;
const Panel = styled(Radix.Content)`
  padding-block-start: ${space(4)};
  &[data-state='inactive'] {
    display: none;
  }
`;
