import { DirectionProvider } from '@radix-ui/react-direction';
import { QueryClient, QueryClientProvider } from '@afshoreh/contracts/query';
import { render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from '@afshoreh/contracts/router';

export interface RenderOptions {
  /** The address shown, `/` by default. */
  path?: string;
  queryClient?: QueryClient;
}

export interface Rendered extends RenderResult {
  queryClient: QueryClient;
  /** Where the router is now: path and query. */
  location: () => string;
}

/** Renders inside the shell's providers, in Persian's direction, at an address. */
export function renderPage(
  ui: ReactNode,
  { path = '/', queryClient = testQueryClient() }: RenderOptions = {},
): Rendered {
  window.history.replaceState(null, '', path);
  let current = path;
  const onMove = (place: string) => (current = place);
  const result = render(
    <QueryClientProvider client={queryClient}>
      <DirectionProvider dir="rtl">
        <BrowserRouter>
          <Suspense fallback={null}>{ui}</Suspense>
          <Place onMove={onMove} />
        </BrowserRouter>
      </DirectionProvider>
    </QueryClientProvider>,
  );
  return { ...result, queryClient, location: () => current };
}

/** Like the shell's client, it retries nothing and refetches nothing by itself. */
export function testQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
}

function Place({ onMove }: { onMove: (place: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
}
