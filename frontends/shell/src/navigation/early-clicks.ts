let release: () => void = () => {};

/**
 * Keeps presses on buttons of a page that has not come alive yet: nobody should have to press twice. Links work by
 * themselves.
 */
export function holdEarlyClicks(root: HTMLElement): void {
  const held = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(button);
  };
  root.addEventListener('click', hold, true);
  release = () => {
    root.removeEventListener('click', hold, true);
    release = () => {};
    held.forEach((button) => button.isConnected && button.click());
  };
}

/** The page is alive now: does what was pressed meanwhile. */
export function releaseEarlyClicks(): void {
  release();
}
