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
  /** The browser router, or a static one for the address that the server renders. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The context of all remotes: router, data, text direction, toasts and layout. The document has the global styles. */
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
