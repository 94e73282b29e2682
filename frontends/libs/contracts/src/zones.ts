/** The three remotes; each serves one zone of the site's paths. */
export const REMOTES = ['storefront', 'cart', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** The outline a page has while it loads. */
export type PageShape = 'home' | 'cards' | 'product' | 'list' | 'form' | 'text' | 'admin';

interface SitePage {
  /** Segments are literal, `:number` (digits), `:slug` (anything), or a final `*` (the rest, also nothing). */
  path: string;
  shape: PageShape;
  /** Parameters of the query that the page reads: others (`utm_source`, …) do not make it another page. */
  query: readonly string[];
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
  { path: '/', shape: 'home', query: [] },
  { path: '/products', shape: 'cards', query: ['category', 'sort', 'q', 'page'] },
  { path: '/product/:number', shape: 'product', query: [] },
  { path: '/login', shape: 'form', query: ['redirect'] },
  { path: '/register', shape: 'form', query: ['redirect'] },
  { path: '/forgot-password', shape: 'form', query: [] },
  // Without their `token` and `code`: what opens an account or an order stays out of the kept pages and their keys.
  { path: '/reset-password', shape: 'form', query: [] },
  { path: '/newsletter/unsubscribe', shape: 'form', query: [] },
  { path: '/orders/track', shape: 'form', query: [] },
  { path: '/about', shape: 'text', query: [] },
  { path: '/services', shape: 'cards', query: [] },
  { path: '/contact', shape: 'form', query: [] },
  { path: '/terms', shape: 'text', query: [] },
  { path: '/privacy', shape: 'text', query: [] },
  { path: '/cart', shape: 'list', query: [] },
  { path: '/cart/checkout', shape: 'form', query: [] },
  { path: '/cart/confirmation', shape: 'text', query: [] },
  { path: '/admin/*', shape: 'admin', query: [] },
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

function pageAt(path: string): SitePage | undefined {
  return PAGES.find((page) => matches(page.path, path));
}

/** The page's own spelling of a path that matches it: what is literal as it is written in the table. */
function spelledAs({ path: pattern }: SitePage, segments: string[]): string[] {
  const wanted = segmentsOf(pattern);
  return segments.map((segment, at) => (/^[:*]/.test(wanted[at] ?? '*') ? segment : (wanted[at] as string)));
}

/** RFC 3986, 6.2.2.2: escapes of what needs none are undone, others are written in capitals. */
function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

/**
 * The one address of what is asked for at a path (`/Products`, `//products`, `/products/` and `/%70roducts` are
 * `/products`). It begins with exactly one slash, so it is never the address of another site. Takes any text.
 */
export function canonicalPathOf(path: string): string {
  const segments = segmentsOf(withoutNeedlessEscapes(path).replace(/^[/\\]+/, ''));
  const known = PAGES.find((page) => matches(page.path, segments.join('/').toLowerCase()));
  return `/${(known ? spelledAs(known, segments) : segments).join('/')}`;
}

/** The outline of the page at a path, or undefined when there is no such page (a 404). */
export function pageShapeOf(path: string): PageShape | undefined {
  return pageAt(path)?.shape;
}

/**
 * Path and query as the page at `path` reads them, in one spelling: `?q=a&utm_source=b` is `?q=a`. Addresses for which
 * this answers the same are the same page, and can share one rendering. `query` begins with `?` or is empty.
 */
export function pageAddressOf(path: string, query: string): string {
  const given = new URLSearchParams(query);
  const read = new URLSearchParams();
  for (const name of pageAt(path)?.query ?? []) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  const text = read.toString();
  return text ? `${path}?${text}` : path;
}
