import { useEffect, useState, type RefObject } from 'react';
import { documentStyles } from './document-styles';

/** Makes an empty frame a document in the site's look, read from right to left, in which nothing can be pressed or focused. */
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

/** The element that fills the document of an iframe without an address; undefined until there is that document. */
export function useFrameContainer(frame: RefObject<HTMLIFrameElement | null>): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => {
    const element = frame.current;
    let prepared: Document | undefined;
    const start = () => {
      const target = element?.contentDocument;
      // Firefox puts another empty document in the place of the first one, and says so.
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
