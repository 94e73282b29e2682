import { contentQuery, type Section } from '@afshoreh/api-client';
import { QueryClientProvider } from '@afshoreh/contracts/query';
import { color, radius } from '@afshoreh/ui/theme';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { StyleSheetManager } from 'styled-components';
import { frameStyles } from '../frame-styles';
import type { PreviewPage } from '../get-preview-page';
import { useFrameContainer } from '../use-frame-container';
import { useSize } from '../use-size';
import { PreviewBoundary } from './preview-boundary';

interface PreviewFrameProps {
  page: PreviewPage;
  /** With the texts as they are typed. */
  section: Section;
  /** Of the window that is shown, in CSS pixels; scaled to the place there is. */
  width: number;
  title: string;
}

/**
 * A window within the page: the storefront's page in a document of its own, so that its media queries see the width of a
 * phone. It has no address, so no rule of the site about frames is loosened for it; nothing in it can be pressed.
 */
export function PreviewFrame({ page, section, width, title }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const container = useFrameContainer(frame);
  const room = useSize(place).inlineSize || width;
  const height = useSize(container).blockSize;
  const scale = Math.min(1, room / width);

  useEffect(() => {
    page.data.setQueryData(contentQuery.queryKey, (content) => ({
      sections: (content?.sections ?? []).map((each) => (each.id === section.id ? section : each)),
    }));
  }, [page, section]);

  return (
    <Place ref={setPlace} style={{ blockSize: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
      {container &&
        createPortal(
          <StyleSheetManager target={container.ownerDocument.head}>
            <style>{frameStyles(section.id)}</style>
            <PreviewBoundary>
              <QueryClientProvider client={page.data}>
                <Suspense fallback={null}>
                  <page.module.default />
                </Suspense>
              </QueryClientProvider>
            </PreviewBoundary>
          </StyleSheetManager>,
          container,
        )}
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
