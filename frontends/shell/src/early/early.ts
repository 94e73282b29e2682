/*
 * The first script of a page that came as HTML: alone in its file, before any library is there. Its tag names in
 * `data-then` what is to run next.
 *
 * 1. What is on the page is painted before the shell's code is evaluated: that keeps a cheap phone busy for a second.
 * 2. Presses on buttons of a page that is not alive yet are kept, and done when it is: nobody should have to press twice.
 *    Links work by themselves.
 */
{
  const DELAY_MS = 1_000;
  const held = new Set<HTMLElement>();

  const hold = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('#root button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(button);
  };

  const release = (): void => {
    document.removeEventListener('click', hold, true);
    for (const button of held) if (button.isConnected) button.click();
    held.clear();
  };

  document.addEventListener('click', hold, true);
  document.addEventListener('afshoreh:alive', release, { once: true });

  const scripts = document.currentScript?.dataset.then?.split(' ') ?? [];
  const start = (): void => {
    for (const src of scripts.splice(0)) {
      // Without them no press can be done but what the browser does by itself, such as sending a form.
      const script = Object.assign(document.createElement('script'), { src, async: false, onerror: release });
      document.head.append(script);
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, and no visitor waits for a browser that does not say when it paints.
  setTimeout(start, document.hidden ? 0 : DELAY_MS);
}
