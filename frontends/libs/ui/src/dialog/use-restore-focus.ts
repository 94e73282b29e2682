import { useRef } from 'react';

/**
 * Gives the focus back to what opened the dialog. Radix does so for its own trigger only, and ours are opened by state.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
