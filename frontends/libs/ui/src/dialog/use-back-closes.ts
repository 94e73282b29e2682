import { onHistoryStep } from '@afshoreh/contracts/router';
import { useEffect, useRef } from 'react';

interface BackOptions {
  /** For what is called whether it is open or not. */
  open?: boolean;
  /** Back does nothing for now. */
  busy?: boolean;
}

/**
 * Back closes what covers the page (a dialog, the menu of a phone), as a phone's owner expects. It gets an entry of its own
 * in the history, with the state of the page below it, and the router never hears of it. A link in it should `replace`, so
 * that the page it leads to takes the entry's place.
 */
export function useBackCloses(onClose: () => void, { open = true, busy = false }: BackOptions = {}): void {
  const now = useRef({ onClose, busy });
  useEffect(() => {
    now.current = { onClose, busy };
  });
  useEffect(() => {
    if (!open) return undefined;
    return enterHistory(() => {
      if (now.current.busy) return false;
      now.current.onClose();
      return true;
    });
  }, [open]);
}

/** So long a step back may take. */
const STEP_MS = 500;
/** Ends what is held back of a step that is under way. */
let letHear: (() => void) | undefined;

/**
 * Takes the entry out again, unheard: the router would take it for a visit of the page that is there already. A step that
 * another entry overtakes never arrives, and then nothing else may be held back.
 */
function leaveEntry(): void {
  const { length } = window.history;
  const hearAgain = onHistoryStep((event) => {
    hearAgain();
    // With an entry more, it is a step of the visitor's own.
    if (window.history.length === length) event.stopImmediatePropagation();
  });
  letHear = hearAgain;
  setTimeout(hearAgain, STEP_MS);
  window.history.back();
}

/** `leave` is asked when Back is pressed: false stays. Answers what takes the entry out of the history again. */
function enterHistory(leave: () => boolean): () => void {
  const { href } = window.location;
  const enter = () => window.history.pushState(window.history.state, '', href);
  let isEntered = true;
  letHear?.();
  const handleBack = (event: PopStateEvent) => {
    if (window.location.href !== href) return;
    event.stopImmediatePropagation();
    isEntered = false;
    if (leave()) return;
    enter();
    isEntered = true;
  };
  enter();
  const ignore = onHistoryStep(handleBack);
  return () => {
    ignore();
    // A link in the dialog led on: the entry lies below the new page now.
    if (!isEntered || window.location.href !== href) return;
    leaveEntry();
  };
}
