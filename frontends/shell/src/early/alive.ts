/** Tells the early script that buttons answer from now on. */
export function announceAlive(): void {
  document.dispatchEvent(new Event('afshoreh:alive'));
}
