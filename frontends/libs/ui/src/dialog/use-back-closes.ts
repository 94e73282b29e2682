import { useEffect, useRef } from 'react';

/**
 * Back closes the dialog that this is called in, as a phone's owner expects of what covers the screen; while `busy` it does
 * nothing. The dialog gets an entry of its own in the history, with the state of the page below it, and the router never
 * hears of it.
 */
export function useBackCloses(onClose: () => void, busy = false): void {
  const now = useRef({ onClose, busy });
  useEffect(() => {
    now.current = { onClose, busy };
  });
  useEffect(
    () =>
      enterHistory(() => {
        if (now.current.busy) return false;
        now.current.onClose();
        return true;
      }),
    [],
  );
}

/** The router would take it for a visit of the page that is there already; it listens after the capture phase. */
const unheard = (event: PopStateEvent) => event.stopImmediatePropagation();

/** `leave` is asked when Back is pressed: false stays. Answers what takes the entry out of the history again. */
function enterHistory(leave: () => boolean): () => void {
  const { href } = window.location;
  const enter = () => window.history.pushState(window.history.state, '', href);
  let isEntered = true;
  const handleBack = (event: PopStateEvent) => {
    if (window.location.href !== href) return;
    event.stopImmediatePropagation();
    isEntered = false;
    if (leave()) return;
    enter();
    isEntered = true;
  };
  enter();
  window.addEventListener('popstate', handleBack, { capture: true });
  return () => {
    window.removeEventListener('popstate', handleBack, { capture: true });
    // A link in the dialog led on: the entry lies below the new page now.
    if (!isEntered || window.location.href !== href) return;
    window.addEventListener('popstate', unheard, { capture: true, once: true });
    window.history.back();
  };
}
