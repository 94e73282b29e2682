import { matchRoutes, useRoutes } from '@afshoreh/contracts/router';
import type { PageHandle } from '@afshoreh/contracts';
import { act, renderPage, type Rendered } from '@afshoreh/testing';
import { routes } from '../app';

function Site() {
  return <main>{useRoutes(routes)}</main>;
}

/** Opens a page of the storefront as the shell would, with its code already fetched. */
export async function visit(path: string): Promise<Rendered> {
  const page = matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined;
  await page?.preload();
  return act(() => Promise.resolve(renderPage(<Site />, { path })));
}
