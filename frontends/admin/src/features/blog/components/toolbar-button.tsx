import { IconButton } from '@afshoreh/ui';
import type { ReactNode } from 'react';

interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  /** Whether the text at the cursor has this format. Undefined for tools without an on/off state. */
  isOn?: boolean;
  disabled?: boolean;
  keys?: string;
  onPress: () => void;
}

/** A button of the toolbar. A tool that cannot act at the cursor stays visible and is disabled. */
export function ToolbarButton({ label, icon, isOn, disabled, keys, onPress }: ToolbarButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="small"
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys}
      // Keeps the selection of the text, which a mouse press on the button would clear.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    />
  );
}
