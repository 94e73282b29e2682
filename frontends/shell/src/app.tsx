import { BrowserRouter } from '@afshoreh/contracts/router';
import { fontFaceCss, GlobalStyle } from '@afshoreh/ui/theme';
import { DirectionProvider } from '@radix-ui/react-direction';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createGlobalStyle } from 'styled-components';

import vazirmatn from '@afshoreh/ui/assets/vazirmatn.woff2';
import { AppFailed } from './errors/app-failed';
import { ErrorBoundary } from './errors/error-boundary';
import { Layout } from './layout/layout';
import { Announcer } from './navigation/announcer';
import { createQueryClient } from './query-client';
import { Toasts } from './toasts';

const FontFace = createGlobalStyle`${fontFaceCss(vazirmatn)}`;

/** Everything the remotes find around them: router, data, direction, styles, toasts, and the layout. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary fallback={(error) => <AppFailed error={error} />}>
      <QueryClientProvider client={queryClient}>
        <DirectionProvider dir="rtl">
          <FontFace />
          <GlobalStyle />
          <BrowserRouter>
            <Layout />
          </BrowserRouter>
          <Announcer />
          <Toasts />
        </DirectionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
