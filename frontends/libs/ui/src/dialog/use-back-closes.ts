import { openOverlay, showEntry, useLocation } from '@afshoreh/contracts/router';
import { useLayoutEffect, useRef } from 'react';

interface BackOptions {
  /** For a component that calls the hook also while the overlay is closed. */
  open?: boolean;
  /** While true, Back does not close the overlay. */
  busy?: boolean;
}

/**
 * Makes Back close an overlay (a dialog, a menu), as phone users expect. The kit's dialogs and menus call it themselves. The
 * router does not see that history step. The effects are layout effects, because the visitor may press Back after the browser
 * has painted a new page and before its other effects run. An overlay that has left the screen must be removed by then.
 */
export function useBackCloses(onClose: () => void, { open = true, busy = false }: BackOptions = {}): void {
  const { key } = useLocation();
  const now = useRef({ onClose, busy });
  useLayoutEffect(() => {
    now.current = { onClose, busy };
  });
  useLayoutEffect(() => showEntry(key), [key]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    return openOverlay(() => {
      if (!now.current.busy) now.current.onClose();
    });
  }, [open]);
}
