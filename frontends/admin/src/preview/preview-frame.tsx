import type { QueryClient } from '@afshoreh/contracts/query';
import { color, radius } from '@afshoreh/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PreviewPage } from './open-preview';
import { useFrameContainer } from './use-frame-container';
import { usePageIn } from './use-page-in';
import { useSize } from './use-size';

export interface PreviewFrameProps {
  page: PreviewPage;
  /** Puts what is typed where the page looks for its data; the same function until something else is typed. */
  write: (data: QueryClient) => void;
  /** Of the window that is shown, in CSS pixels; scaled to the place there is. */
  width: number;
  title: string;
  /** Of its document alone. */
  styles?: string | undefined;
}

/**
 * A window within the page: the storefront's page in a document of its own, so that its media queries see the width of a
 * phone. It has no address, so no rule of the site about frames is loosened for it; nothing in it can be pressed.
 */
export function PreviewFrame({ page, write, width, title, styles = '' }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const container = useFrameContainer(frame);
  const room = useSize(place).inlineSize || width;
  const height = useSize(container).blockSize;
  const scale = Math.min(1, room / width);

  // Ahead of the page, which would ask the server for what is not there.
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
