import { QueryClientProvider } from '@afshoreh/contracts/query';
import { MemoryRouter, useRoutes } from '@afshoreh/contracts/router';
import { Suspense, useEffect, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { PreviewPage } from './open-preview';
import { copy } from './copy';

/**
 * Renders a page into an element of another document. It needs its own React root, because the router of the page uses
 * the page's address and not the panel's.
 */
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
    // React does not allow unmounting a root while another root renders.
    return () => queueMicrotask(() => root.unmount());
  }, [container, page, styles]);
}

function Page({ page: { module, pattern } }: { page: PreviewPage }) {
  return useRoutes([{ path: pattern, element: <module.default /> }]);
}

/** When a storefront page throws, only the preview is replaced by an error. The form beside it stays. */
class PreviewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>{copy.failed}</p> : this.props.children;
  }
}
