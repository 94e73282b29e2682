import type { RemoteName } from './remotes';

/** The skeleton that a page shows while it loads. */
export type PageOutline = 'home' | 'cards' | 'product' | 'list' | 'form' | 'text' | 'admin';

/** A form that the site's footer offers. */
export type FooterForm = 'message' | 'newsletter';

/**
 * The facts about a page that are known without loading its code. The remote states them once (`page()`), the build
 * writes them into the release, and server and browser read them there. Every optional fact defaults to the common
 * case.
 */
export interface PageFacts {
  /** Segments are literal, `:name`, or a final `*` for the remote's 404 page of all paths with that beginning. */
  path: string;
  /** The path parameters that must be numbers of 1 to 15 digits; the others match any text. */
  params?: Readonly<Record<string, 'number'>>;
  /**
   * The query parameters that the page reads; `*From` stands for all names with that end. All others (`utm_source`, …) are
   * ignored by caches.
   */
  query?: readonly string[];
  outline: PageOutline;
  /** False: neither our server nor a browser may cache the page. */
  kept?: boolean;
  /**
   * For a page that the browser fills: the API's address of its data, such as `/api/quote-links/:token`, with
   * parameters of the page's path. When the API returns 404 there, the server sends the page with the status 404.
   */
  existsAt?: string;
  /** Whether the page is in the sitemap for search engines. */
  listed?: boolean;
  /** A personal page; search engines must not index it. */
  private?: boolean;
  /** The page renders its own frame and `main` instead of the site's header and footer. */
  frame?: 'own';
  /** The forms in the footer; both by default. A page that has such a form itself, or that visitors should finish, has fewer. */
  footerForms?: readonly FooterForm[];
  /** The page has its own product search, so the header shows none. */
  ownSearch?: boolean;
}

/** The page at a path, its remote, and the decoded path parameters. */
export interface Place<Page extends PageFacts = PageFacts> {
  remote: RemoteName;
  page: Page;
  params: Readonly<Record<string, string>>;
}

/** The order in which segments match. Of two matching pages the more specific one wins, compared from the left. */
const SEGMENT_RANK = { none: 0, literal: 1, number: 2, text: 3, rest: 4 } as const;
type Segment = { kind: keyof typeof SEGMENT_RANK; text: string };

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function patternOf({ path, params = {} }: PageFacts): Segment[] {
  return segmentsOf(path).map((text) => {
    if (text === '*') return { kind: 'rest', text };
    if (!text.startsWith(':')) return { kind: 'literal', text };
    const name = text.slice(1);
    return { kind: Object.hasOwn(params, name) ? 'number' : 'text', text: name };
  });
}

/** The path with parameter names removed. Two pages with the same shape match the same paths. */
export function pathShapeOf(page: PageFacts): string {
  return `/${patternOf(page)
    .map(({ kind, text }) => (kind === 'literal' ? text : `:${kind}`))
    .join('/')}`;
}

/** Whether the path of a page has the form described in {@link PageFacts}; literal segments are lower case. */
export function isPagePath(path: string): boolean {
  return /^(\/|\*|(\/([a-z0-9][a-z0-9-]*|:[a-zA-Z]+))+(\/\*)?)$/.test(path);
}

/** Whether this is the 404 page of a remote. */
export function isNotFound({ path }: PageFacts): boolean {
  return path.endsWith('*');
}

function fits(pattern: readonly Segment[], given: readonly string[]): boolean {
  const hasRest = pattern.at(-1)?.kind === 'rest';
  const fixed = hasRest ? pattern.slice(0, -1) : pattern;
  if (hasRest ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every(({ kind, text }, at) => {
    const value = given[at] ?? '';
    if (kind === 'number') return /^\d{1,15}$/.test(value);
    return kind === 'text' || text === value;
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Normalises percent-encoding as RFC 3986, 6.2.2.2 asks: needless escapes are decoded, the others are upper case. */
function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

interface Entry<Page> {
  remote: RemoteName;
  page: Page;
  pattern: readonly Segment[];
}

function bySpecificity<Page>({ pattern: one }: Entry<Page>, { pattern: other }: Entry<Page>): number {
  const rank = (pattern: readonly Segment[], at: number) => SEGMENT_RANK[pattern[at]?.kind ?? 'none'];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = rank(one, at) - rank(other, at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The pages of one set of releases: finds the page and the canonical spelling of any path. */
export class SiteMap<Page extends PageFacts = PageFacts> {
  /** A path that has no page. All unknown addresses share the rendering of this one. */
  readonly missingPath: string;
  private readonly entries: readonly Entry<Page>[];

  constructor(pages: Readonly<Record<RemoteName, readonly Page[]>>) {
    this.entries = Object.entries(pages)
      .flatMap(([remote, ofRemote]) => ofRemote.map((page) => ({ remote, page, pattern: patternOf(page) })))
      .sort(bySpecificity);
    const longest = Math.max(0, ...this.entries.map(({ pattern }) => pattern.length));
    this.missingPath = '/404'.repeat(this.isOpen('/404') ? longest + 1 : 1);
  }

  /** Undefined only when no remote has a 404 page for the path. */
  at(path: string): Place<Page> | undefined {
    const given = segmentsOf(path);
    const entry = this.entryFor(given);
    if (!entry) return undefined;
    const params = entry.pattern.flatMap(({ kind, text }, at) =>
      kind === 'number' || kind === 'text' ? [[text, decoded(given[at] ?? '')]] : [],
    );
    return { remote: entry.remote, page: entry.page, params: Object.fromEntries(params) as Place['params'] };
  }

  /**
   * The canonical spelling of a path: `/Products`, `//products`, `/products/` and `/%70roducts` become `/products`. The
   * result begins with exactly one slash, so it can never lead to another site.
   */
  canonicalOf(path: string): string {
    const segments = segmentsOf(withoutNeedlessEscapes(path).replace(/^[/\\]+/, ''));
    const { pattern } = this.entryFor(segments.map((segment) => segment.toLowerCase())) ?? { pattern: [] };
    const spelled = segments.map((segment, at) => (pattern[at]?.kind === 'literal' ? pattern[at].text : segment));
    return `/${spelled.join('/')}`;
  }

  /**
   * Path and query with only the parameters that the page reads: `?q=a&utm_source=b` becomes `?q=a`. Addresses with the same
   * result share one rendering. `query` begins with `?` or is empty.
   */
  addressOf(path: string, query: string): string {
    const given = new URLSearchParams(query);
    const read = new URLSearchParams();
    for (const name of this.at(path)?.page.query ?? []) {
      const end = name.startsWith('*') ? name.slice(1) : null;
      given.forEach((value, each) => {
        if (value && !read.has(each) && (end ? each.endsWith(end) : each === name)) read.set(each, value);
      });
    }
    const text = read.toString();
    return text ? `${path}?${text}` : path;
  }

  private isOpen(path: string): boolean {
    const entry = this.entryFor(segmentsOf(path));
    return entry !== undefined && !isNotFound(entry.page);
  }

  private entryFor(given: readonly string[]): Entry<Page> | undefined {
    return this.entries.find(({ pattern }) => fits(pattern, given));
  }
}
