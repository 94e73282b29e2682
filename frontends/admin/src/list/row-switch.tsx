import { Button } from '@afshoreh/ui';
import { color, space, visuallyHidden } from '@afshoreh/ui/theme';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

interface RowSwitchProps {
  isOn: boolean;
  /** The icons for on and off. */
  icons: readonly [on: LucideIcon, off: LucideIcon];
  /** The state in one or two words. In a table only the icon is visible, to save room for names. */
  state: string;
  /** The state together with the name of the row, for screen readers. */
  label: string;
  onToggle: () => void;
}

/** A button that switches a property of a row on or off. */
export function RowSwitch({ isOn, icons: [On, Off], state, label, onToggle }: RowSwitchProps) {
  return (
    <Switch variant="ghost" size="small" aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
      {isOn ? <On /> : <Off />}
      <span>{state}</span>
    </Switch>
  );
}

const Switch = styled(Button)`
  min-inline-size: 2.75rem;
  padding-inline: ${space(2)};
  font-weight: 400;

  &[aria-pressed='false'] {
    color: ${color('muted')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('brandText')};
    background: ${color('brandSoft')};
  }

  @container (min-width: 58rem) {
    > span {
      ${visuallyHidden}
    }
  }
`;
