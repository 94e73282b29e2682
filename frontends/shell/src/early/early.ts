/*
 * The first script of a server-rendered page. It is a file of its own without any library, and runs before all others. The
 * attribute `data-then` of its tag lists the scripts to load next.
 *
 * 1. It lets the browser paint the page before the shell's code is evaluated, which takes a slow phone about a second.
 * 2. It stores clicks on buttons until React handles them, and then repeats them, so that nobody has to press twice. Links
 *    work without React.
 * 3. It marks the document when the browser keeps limits of the buyer, so that the room for the verdicts on products is there
 *    before the first paint, and nothing moves when they come.
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

  try {
    if (localStorage.getItem('afshoreh.specification')) document.documentElement.dataset['specification'] = '';
  } catch {
    // The browser forbids storage, so there are no limits.
  }

  document.addEventListener('click', hold, true);
  document.addEventListener('afshoreh:hydrated', release, { once: true });

  const scripts = document.currentScript?.dataset.then?.split(' ') ?? [];
  const start = (): void => {
    for (const src of scripts.splice(0)) {
      // Without the scripts a click can do only what the browser does by itself, such as submitting a form.
      const script = Object.assign(document.createElement('script'), { src, async: false, onerror: release });
      script.integrity = document.querySelector<HTMLLinkElement>(`link[href="${src}"]`)?.integrity ?? '';
      document.head.append(script);
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted, so start at once. The timeout also covers a browser that does not report paint.
  setTimeout(start, document.hidden ? 0 : DELAY_MS);
}
