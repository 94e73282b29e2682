import { IconButton } from '@afshoreh/ui';
import type { ReactNode } from 'react';

export interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  /** Of what the cursor is in, for what can be on or off. */
  isOn?: boolean;
  disabled?: boolean;
  keys?: string;
  onPress: () => void;
}

/** One of the tools; what has no meaning at the cursor is there and says so. */
export function ToolbarButton({ label, icon, isOn, disabled, keys, onPress }: ToolbarButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="small"
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    />
  );
}
