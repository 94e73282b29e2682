const started = new Set();

/** Registers a process, so that an interrupted run ends it. Returns the process. */
export function remember(child) {
  started.add(child);
  child.once('close', () => started.delete(child));
  return child;
}

export function endStarted(signal) {
  for (const child of started) child.kill(signal);
}
