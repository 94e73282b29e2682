import { useEffect, useEffectEvent } from 'react';

let opened = 0;

interface Entry {
  over?: number;
}
const entry = () => window.history.state as Entry | null;

/**
 * While `open`, the way back closes what lies over the page instead of leaving the page: it has an entry of its own in the
 * history, at the same address. Closed by other means, the entry goes as well; a link inside should be `replace`, so that
 * the page it leads to takes the entry's place.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    opened += 1;
    const over = opened;
    // The rest of the state is the router's: to it this is the same entry.
    window.history.pushState({ ...entry(), over }, '');
    const handlePop = () => {
      if (entry()?.over !== over) close();
    };
    window.addEventListener('popstate', handlePop);
    return () => {
      window.removeEventListener('popstate', handlePop);
      if (entry()?.over === over) window.history.back();
    };
  }, [open]);
}
