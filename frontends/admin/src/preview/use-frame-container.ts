import { useEffect, useState, type RefObject } from 'react';

/** Gives an empty iframe the language, direction and look of the site, and makes its document inert. */
function prepare({ documentElement, head, body }: Document): HTMLElement {
  const style = head.ownerDocument.createElement('style');
  style.textContent = documentStyles();
  head.append(style);
  documentElement.lang = 'fa-IR';
  documentElement.dir = 'rtl';
  const { theme } = document.documentElement.dataset;
  if (theme) documentElement.dataset.theme = theme;
  const container = head.ownerDocument.createElement('div');
  container.id = 'page';
  container.inert = true;
  body.append(container);
  return container;
}

/** Returns the root element in an iframe without an address; undefined until its document exists. */
export function useFrameContainer(frame: RefObject<HTMLIFrameElement | null>): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => {
    const element = frame.current;
    let prepared: Document | undefined;
    const start = () => {
      const target = element?.contentDocument;
      // Firefox replaces the first empty document with another one and fires `load` then.
      if (!target || target === prepared) return;
      prepared = target;
      setContainer(prepare(target));
    };
    start();
    element?.addEventListener('load', start);
    return () => element?.removeEventListener('load', start);
  }, [frame]);
  return container;
}

/** Returns the base styles of every document of the site as text: tokens, bare elements and the font. */
function documentStyles(): string {
  const styles = [...document.querySelectorAll('head > style:not([data-styled])')];
  return styles.map(({ textContent }) => textContent).join('\n');
}
