type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

// Chromium calls the listeners on `window` in the order in which they were added, even those for the capture phase. The module
// that exports the router imports this one, so this listener is added before the router's.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    for (const listener of [...listeners].reverse()) {
      if (event.cancelBubble) return;
      listener(event);
    }
  });
}

/**
 * Calls the listener on Back and Forward, before the router's and before earlier registered ones. After
 * `stopImmediatePropagation` no other listener is called for that step. Returns a function that removes the listener.
 */
export function onHistoryStep(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
