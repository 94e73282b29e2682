import { adminSession, loadPage, routeOf } from '@afshoreh/contracts';
import { useRoutes } from '@afshoreh/contracts/router';
import { act, apiAnswers, renderPage, type Answer, type Rendered } from '@afshoreh/testing';
import { pages } from '../app';

export const ADMIN = { username: 'admin', displayName: 'لیلا رستمی', email: 'leila@example.com' };

/** An answer that is a list: the items, and how many there are in all. */
export function list(items: object[], total = items.length): Answer {
  return () => Response.json(items, { headers: { 'x-total-count': String(total) } });
}

function AdminRoutes() {
  return useRoutes(pages.map((page) => routeOf(page)));
}

interface Visit {
  answers?: Record<string, Answer>;
  /** Logged in unless told otherwise. */
  loggedIn?: boolean;
  /** Whose session it is. */
  admin?: typeof ADMIN;
}

/** Opens an address of the staff area, against an API that answers so and knows ADMIN's token. */
export async function openAdmin(path: string, { answers = {}, loggedIn = true, admin = ADMIN }: Visit = {}) {
  // A page's code takes longer to compile here than a spec waits for an element.
  await Promise.all(pages.map(loadPage));
  if (loggedIn) adminSession.save({ token: 'token-1', admin });
  else adminSession.clear();
  const calls = apiAnswers({
    'GET /api/admin/verify': () => Response.json(ADMIN),
    'GET /api/admin/sessions': () => Response.json([]),
    'GET /api/orders': list([]),
    'GET /api/contacts': list([]),
    'GET /api/admin/products': list([]),
    'GET /api/categories': () => Response.json([]),
    'GET /api/media': list([]),
    'GET /api/media/counts': () => Response.json({ all: 0, images: 0, other: 0 }),
    'GET /api/admin/colleagues': () => Response.json([]),
    ...answers,
  });
  let page: Rendered | undefined;
  await act(async () => {
    page = await Promise.resolve(renderPage(<AdminRoutes />, { path }));
  });
  return { calls, ...(page as Rendered) };
}
