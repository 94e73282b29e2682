import { loadPage, routeOf, SiteMap } from '@afshoreh/contracts';
import { useRoutes } from '@afshoreh/contracts/router';
import { act, renderPage, type Rendered } from '@afshoreh/testing';
import { pages } from '../app';

const site = new SiteMap({ storefront: pages });

function Site() {
  return <main>{useRoutes(pages.map((page) => routeOf(page)))}</main>;
}

/** Opens a page of the storefront as the shell does, with its code already loaded. */
export async function visit(path: string): Promise<Rendered> {
  const { pathname } = new URL(path, 'http://localhost');
  const place = site.at(pathname);
  if (place) await loadPage(place.page);
  return act(() => Promise.resolve(renderPage(<Site />, { path })));
}
