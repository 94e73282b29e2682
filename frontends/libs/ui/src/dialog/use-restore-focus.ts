import { useRef } from 'react';

/**
 * Gives the focus back to what opened the dialog. Radix does so for its own trigger only, and ours are opened by state.
 * Where that is gone, as a row that left its list, the content of the page gets it.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
