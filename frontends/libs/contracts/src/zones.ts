/** The three remotes; each serves one zone of the site's paths. */
export const REMOTES = ['storefront', 'cart', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** The outline a page has while it loads. */
export type PageShape = 'home' | 'cards' | 'product' | 'list' | 'form' | 'text' | 'admin';

interface SitePage {
  /** Segments are literal, `:number` (digits), `:slug` (anything), or a final `*` (the rest, also nothing). */
  path: string;
  shape: PageShape;
}

/** Zones by first path segment; every other path is the storefront's. */
const ZONES: ReadonlyMap<string, RemoteName> = new Map([
  ['cart', 'cart'],
  ['admin', 'admin'],
]);

/**
 * Every page there is (spec §2). The server answers 404 for a path that is not here, so a new page is added here too.
 */
const PAGES: readonly SitePage[] = [
  { path: '/', shape: 'home' },
  { path: '/products', shape: 'cards' },
  { path: '/product/:number', shape: 'product' },
  { path: '/login', shape: 'form' },
  { path: '/register', shape: 'form' },
  { path: '/about', shape: 'text' },
  { path: '/services', shape: 'cards' },
  { path: '/contact', shape: 'form' },
  { path: '/terms', shape: 'text' },
  { path: '/privacy', shape: 'text' },
  { path: '/cart', shape: 'list' },
  { path: '/cart/checkout', shape: 'form' },
  { path: '/cart/confirmation', shape: 'text' },
  { path: '/admin/*', shape: 'admin' },
];

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.at(-1) === '*') {
    return given.length >= wanted.length - 1 && wanted.slice(0, -1).every((segment, at) => segment === given[at]);
  }
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => {
      const value = given[at] ?? '';
      if (segment === ':number') return /^\d{1,15}$/.test(value);
      return segment === ':slug' || segment === value;
    })
  );
}

/** The remote that serves a path: `/cart` and below, `/admin` and below, the storefront everywhere else. */
export function zoneOf(path: string): RemoteName {
  return ZONES.get(segmentsOf(path)[0] ?? '') ?? 'storefront';
}

/** The outline of the page at a path, or undefined when there is no such page (a 404). */
export function pageShapeOf(path: string): PageShape | undefined {
  return PAGES.find((page) => matches(page.path, path))?.shape;
}
