import type { QueryClient } from '@afshoreh/contracts/query';
import { color, radius } from '@afshoreh/ui/theme';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { PreviewPage } from './open-preview';
import { usePageIn } from './use-page-in';

export interface PreviewFrameProps {
  page: PreviewPage;
  /**
   * Writes the unsaved values into the query cache of the page. It must be the same function until the values change.
   */
  write: (data: QueryClient) => void;
  /** The width of the simulated window in CSS pixels. The frame is scaled to the available space. */
  width: number;
  title: string;
  /** Extra styles for the document of the frame. */
  styles?: string | undefined;
}

/**
 * Renders a storefront page in an iframe, so that its media queries see the width of a phone. The iframe has no
 * address, so the site's rules about frames need no exception. Nothing in it can be pressed.
 */
export function PreviewFrame({ page, write, width, title, styles = '' }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const container = useFrameContainer(frame);
  const room = useSize(place).inlineSize || width;
  const height = useSize(container).blockSize;
  const scale = Math.min(1, room / width);

  // The cache is filled before the page renders. Otherwise the page would request this data from the server.
  useEffect(() => write(page.data), [page, write]);
  usePageIn(container, page, styles);

  return (
    <Place ref={setPlace} style={{ blockSize: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </Place>
  );
}

interface Size {
  inlineSize: number;
  blockSize: number;
}

/** Returns the current size of an element in CSS pixels; 0 until it is measured. */
function useSize(element: Element | null | undefined): Size {
  const [size, setSize] = useState<Size>({ inlineSize: 0, blockSize: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box) setSize({ inlineSize: box.inlineSize, blockSize: box.blockSize });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const Place = styled.div`
  position: relative;
  overflow: hidden;
  min-block-size: 8rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('page')};

  iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0;
    transform-origin: 100% 0;
  }
`;

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
function useFrameContainer(frame: RefObject<HTMLIFrameElement | null>): HTMLElement | undefined {
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
