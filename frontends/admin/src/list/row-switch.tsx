import { Button } from '@afshoreh/ui';
import { color, space, visuallyHidden } from '@afshoreh/ui/theme';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

interface RowSwitchProps {
  isOn: boolean;
  /** What it shows while on, and while off. */
  icons: readonly [on: LucideIcon, off: LucideIcon];
  /** The state in a word or two; a table's column has only the sign, for names need the room. */
  state: string;
  /** The state and of which row. */
  label: string;
  onToggle: () => void;
}

/** A quality of a row that one press turns on or off. */
export function RowSwitch({ isOn, icons: [On, Off], state, label, onToggle }: RowSwitchProps) {
  return (
    <Switch variant="ghost" size="small" aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
      {isOn ? <On aria-hidden /> : <Off aria-hidden />}
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
