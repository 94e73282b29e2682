import { fontFaceCss, GlobalStyle } from '@afshoreh/ui/theme';
import { DirectionProvider } from '@radix-ui/react-direction';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

import vazirmatn from '@afshoreh/ui/assets/vazirmatn.woff2';
import { AppFailed } from './errors/app-failed';
import { ErrorBoundary } from './errors/error-boundary';
import { Layout } from './layout/layout';
import { Announcer } from './navigation/announcer';
import { Toasts } from './toasts';

const FontFace = createGlobalStyle`${fontFaceCss(vazirmatn)}`;

interface Props {
  queryClient: QueryClient;
  /** The browser's history, or the one address that is rendered on the server. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** Everything the remotes find around them: router, data, direction, styles, toasts, and the layout. */
export function App({ queryClient, Router }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <AppFailed error={error} />}>
      <QueryClientProvider client={queryClient}>
        <DirectionProvider dir="rtl">
          <FontFace />
          <GlobalStyle />
          <Router>
            <Layout />
          </Router>
          <Announcer />
          <Toasts />
        </DirectionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
