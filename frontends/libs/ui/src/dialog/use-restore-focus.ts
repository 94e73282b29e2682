import { useRef } from 'react';

/** The element that opened the latest dialog. A dialog that replaces another one has the same opener. */
let latestOpener: Element | null = null;

/**
 * Returns the focus to the element that opened the dialog. Radix does so only for its own trigger, and our dialogs are opened
 * by state. When the opener is gone, for example a row that left its list, the page's content gets the focus.
 */
export function useRestoreFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      // When this dialog replaces another one, `body` has the focus: the element that had it was removed with the old dialog.
      if (activeElement !== body) latestOpener = activeElement;
      opener.current = latestOpener;
    },
    onCloseAutoFocus: () => {
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
