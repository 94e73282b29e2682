import { adminSession, loadPage, routeOf } from '@afshoreh/contracts';
import { useRoutes } from '@afshoreh/contracts/router';
import { act, mockApi, renderPage, type Answer, type Rendered } from '@afshoreh/testing';
import type { Schemas } from '@afshoreh/api-client';
import { pages } from '../app';
import type { Role } from '../session/access';
import { aDashboard, anOrder } from './entities';

const EVERYTHING = {
  account: 'write',
  admins: 'write',
  apiKeys: 'write',
  audit: 'write',
  blog: 'write',
  catalogue: 'write',
  changes: 'write',
  comments: 'write',
  contacts: 'write',
  content: 'write',
  customers: 'write',
  customersInBulk: 'write',
  dashboard: 'write',
  history: 'write',
  media: 'write',
  prices: 'write',
  publishing: 'write',
  releases: 'write',
  team: 'write',
  newsletter: 'write',
  orders: 'write',
  sellers: 'write',
  settings: 'write',
  vitals: 'write',
  webhooks: 'write',
} as const satisfies Schemas['Admin']['access'];

/** An owner. */
export const ADMIN = {
  id: 1,
  username: 'admin',
  displayName: 'لیلا رستمی',
  email: 'leila@example.com',
  role: 'owner' as Role,
  access: EVERYTHING as Schemas['Admin']['access'],
};

/** An admin of another role with exactly the given permissions. */
export const anAdmin = (role: Role, may: Partial<Schemas['Admin']['access']>): typeof ADMIN => {
  const nothing = Object.fromEntries(Object.keys(EVERYTHING).map((area) => [area, 'none']));
  return { ...ADMIN, role, access: { ...nothing, account: 'write', dashboard: 'write', ...may } as never };
};

/** A list response: the items, and the total number. */
export function list(items: object[], total = items.length): Answer {
  return () => Response.json(items, { headers: { 'x-total-count': String(total) } });
}

const aCallSheet = (id: number) => () =>
  Response.json({ order: anOrder({ id }), products: [], quotes: [], related: [] });

function AdminRoutes() {
  return useRoutes(pages.map((page) => routeOf(page)));
}

interface Visit {
  answers?: Record<string, Answer>;
  /** Defaults to true. */
  loggedIn?: boolean;
  /** The account of the session. */
  admin?: typeof ADMIN;
}

/** Opens an address of the staff area, with an API that returns the given responses and accepts ADMIN's token. */
export async function openAdmin(path: string, { answers = {}, loggedIn = true, admin = ADMIN }: Visit = {}) {
  // Compiling the code of a page takes longer here than a spec waits for an element.
  await Promise.all(pages.map(loadPage));
  if (loggedIn) adminSession.save({ token: 'token-1', admin });
  else adminSession.clear();
  const calls = mockApi({
    'GET /api/admin/verify': () => Response.json(admin),
    'GET /api/admin/sessions': () => Response.json([]),
    'GET /api/orders': list([]),
    'GET /api/orders/12/quotes': list([]),
    'GET /api/orders/13/quotes': list([]),
    ...Object.fromEntries([12, 13, 14].map((id) => [`GET /api/orders/${id}/call-sheet`, aCallSheet(id)])),
    ...Object.fromEntries(
      [12, 13, 14].map((id) => [`GET /api/orders/${id}/reminder`, () => Response.json({ reminder: null })]),
    ),
    'GET /api/admin/samples': list([]),
    'GET /api/contacts': list([]),
    'GET /api/people': list([]),
    'GET /api/comments': list([]),
    'GET /api/sellers': list([]),
    'GET /api/admin/products': list([]),
    'GET /api/admin/unread-texts': list([]),
    'GET /api/admin/categories': () => Response.json([]),
    'GET /api/media': list([]),
    'GET /api/media/counts': () => Response.json({ all: 0, images: 0, other: 0 }),
    'GET /api/dashboard': () => Response.json(aDashboard()),
    'GET /api/admin/colleagues': () => Response.json([]),
    'GET /api/admin/views': () => Response.json({ views: [], version: 0 }),
    ...answers,
  });
  let page: Rendered | undefined;
  await act(async () => {
    page = await Promise.resolve(renderPage(<AdminRoutes />, { path }));
  });
  return { calls, ...(page as Rendered) };
}
