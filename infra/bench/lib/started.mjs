const started = new Set();

/** Remembers a process, until it ends, as one that an interrupted run has to end. Answers it. */
export function remember(child) {
  started.add(child);
  child.once('close', () => started.delete(child));
  return child;
}

export function endStarted(signal) {
  for (const child of started) child.kill(signal);
}
