import { DirectionProvider } from '@radix-ui/react-direction';
import { QueryClientProvider, type QueryClient } from '@afshoreh/contracts/query';
import type { ComponentType, ReactNode } from 'react';

import { AppFailed } from './errors/app-failed';
import { ErrorBoundary } from './errors/error-boundary';
import { Layout } from './layout/layout';
import { Announcer } from './navigation/announcer';
import { Toasts } from './toasts';

interface Props {
  queryClient: QueryClient;
  /** The browser's history, or the one address that is rendered on the server. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** Everything the remotes find around them: router, data, direction, toasts, and the layout. Global styles are the document's. */
export function App({ queryClient, Router }: Props) {
  return (
    <ErrorBoundary fallback={(error) => <AppFailed error={error} />}>
      <QueryClientProvider client={queryClient}>
        <DirectionProvider dir="rtl">
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
