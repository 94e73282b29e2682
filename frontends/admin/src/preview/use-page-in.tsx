import { QueryClientProvider } from '@afshoreh/contracts/query';
import { MemoryRouter, useRoutes } from '@afshoreh/contracts/router';
import { Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { PreviewPage } from './open-preview';
import { PreviewBoundary } from './preview-boundary';

/** Draws a page into an element of another document. Its root is its own: the page is at its address, not at the panel's. */
export function usePageIn(container: HTMLElement | undefined, page: PreviewPage, styles: string): void {
  useEffect(() => {
    if (!container) return undefined;
    const root = createRoot(container);
    root.render(
      <StyleSheetManager target={container.ownerDocument.head}>
        <style>{styles}</style>
        <PreviewBoundary>
          <QueryClientProvider client={page.data}>
            <MemoryRouter initialEntries={[page.path]}>
              <Suspense fallback={null}>
                <Page page={page} />
              </Suspense>
            </MemoryRouter>
          </QueryClientProvider>
        </PreviewBoundary>
      </StyleSheetManager>,
    );
    // React does not let a root end while another one draws.
    return () => queueMicrotask(() => root.unmount());
  }, [container, page, styles]);
}

function Page({ page: { module, pattern } }: { page: PreviewPage }) {
  return useRoutes([{ path: pattern, element: <module.default /> }]);
}
