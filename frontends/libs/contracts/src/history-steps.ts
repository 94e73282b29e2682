type Hear = (event: PopStateEvent) => void;

const listeners = new Set<Hear>();

// Chromium tells what listens on `window` in the order it came, in the capture phase or not: this stands in the module that
// brings the router, and so comes before it.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    for (const hear of [...listeners]) {
      if (event.cancelBubble) return;
      hear(event);
    }
  });
}

/**
 * Hears of Back and Forward before the router does, which never hears of a step whose `stopImmediatePropagation` was called.
 * Answers what ends the listening.
 */
export function onHistoryStep(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
