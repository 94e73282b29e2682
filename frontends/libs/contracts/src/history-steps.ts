type Hear = (event: PopStateEvent) => void;

const listeners = new Set<Hear>();

// Chromium tells what listens on `window` in the order it came, in the capture phase or not: this stands in the module that
// brings the router, and so comes before it.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    for (const hear of [...listeners].reverse()) {
      if (event.cancelBubble) return;
      hear(event);
    }
  });
}

/**
 * Hears of Back and Forward before the router does, and before whoever asked earlier: what opened last lies on top. After
 * `stopImmediatePropagation` nobody else hears of that step. Answers what ends the listening.
 */
export function onHistoryStep(hear: Hear): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
