const BEAT_MS = 1_000;

/**
 * For a server that `npm start` has started. It calls `stop` when the parent has ended, because a killed parent cannot
 * stop its servers. It also sends the parent a message every second, so that the parent can restart a server that
 * hangs. Without such a parent (each server started by its own command) it does nothing.
 */
export function underSupervision(stop) {
  // The parent may have ended while this process was loading its code.
  if (process.connected === false) return stop();
  process.once('disconnect', stop);
  // Sending fails when the parent has just ended; `disconnect` handles that.
  const beat = () => process.send?.('alive', () => undefined);
  beat();
  setInterval(beat, BEAT_MS).unref();
}
