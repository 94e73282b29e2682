const BEAT_MS = 1_000;

/**
 * For a server that `npm start` has started: calls `stop` when the starting process is gone, however it ended, because that one
 * could not stop its servers when it was killed itself; and from now on says every second that this process does not hang.
 * Without such a parent (each server started by its own command) it does nothing.
 */
export function underSupervision(stop) {
  // It may have gone while this process was loading its code.
  if (process.connected === false) return stop();
  process.once('disconnect', stop);
  // A message that finds nobody is no fault.
  const beat = () => process.send?.('alive', () => undefined);
  beat();
  setInterval(beat, BEAT_MS).unref();
}
