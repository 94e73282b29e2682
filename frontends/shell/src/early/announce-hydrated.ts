/** Tells the early script that React handles clicks from now on. */
export function announceHydrated(): void {
  document.dispatchEvent(new Event('afshoreh:hydrated'));
}
