import { adminSession } from '@afshoreh/contracts';
import { useRoutes } from '@afshoreh/contracts/router';
import type { PageHandle } from '@afshoreh/contracts';
import { act, apiAnswers, renderPage, type Answer, type Rendered } from '@afshoreh/testing';
import { routes } from '../app';

export const ADMIN = { username: 'admin', displayName: 'لیلا رستمی', email: 'leila@example.com' };

/** An answer that is a list: the items, and how many there are in all. */
export function list(items: object[], total = items.length): Answer {
  return () => Response.json(items, { headers: { 'x-total-count': String(total) } });
}

function AdminRoutes() {
  return useRoutes(routes);
}

interface Visit {
  answers?: Record<string, Answer>;
  /** Logged in unless told otherwise. */
  loggedIn?: boolean;
}

/** Opens an address of the staff area, against an API that answers so and knows ADMIN's token. */
export async function openAdmin(path: string, { answers = {}, loggedIn = true }: Visit = {}) {
  await loadPages(routes);
  if (loggedIn) adminSession.save({ token: 'token-1', admin: ADMIN });
  else adminSession.clear();
  const calls = apiAnswers({
    'GET /api/admin/verify': () => Response.json(ADMIN),
    'GET /api/orders': list([]),
    'GET /api/contacts': list([]),
    'GET /api/admin/products': list([]),
    'GET /api/categories': () => Response.json([]),
    ...answers,
  });
  let page: Rendered | undefined;
  await act(async () => {
    page = await Promise.resolve(renderPage(<AdminRoutes />, { path }));
  });
  return { calls, ...(page as Rendered) };
}

/** A page's code takes longer to compile here than a spec waits for an element. */
async function loadPages(pages: typeof routes): Promise<void> {
  for (const { handle, children } of pages) {
    await (handle as PageHandle | undefined)?.preload();
    await loadPages(children ?? []);
  }
}
