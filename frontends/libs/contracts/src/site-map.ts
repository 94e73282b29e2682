import type { RemoteName } from './remotes';

/** The outline a page has while it loads. */
export type PageOutline = 'home' | 'cards' | 'product' | 'list' | 'form' | 'text' | 'admin';

/** A form that the site's footer offers. */
export type FooterForm = 'message' | 'newsletter';

/**
 * What is known of a page before any of its code is there. Its remote says it once (`page()`), the build writes it into the
 * release, and server and browser read it from there. What is left out is the common case.
 */
export interface PageFacts {
  /** Segments are literal, `:name`, or a final `*`: the remote's not-found page for whatever begins so (a 404). */
  path: string;
  /** The parameters of the path that are numbers (1 to 15 digits); the others are any text. */
  params?: Readonly<Record<string, 'number'>>;
  /** Parameters of the query that the page reads: others (`utm_source`, …) do not make it another page. */
  query?: readonly string[];
  outline: PageOutline;
  /** False: no cache may keep it, neither ours nor a browser's. */
  kept?: boolean;
  /** Search engines may be told of it: it stands in the sitemap. */
  listed?: boolean;
  /** Somebody's own affair: search engines are kept out of it. */
  private?: boolean;
  /** It draws its own frame, with a `main` of its own, instead of standing between the site's header and footer. */
  frame?: 'own';
  /** Which forms the footer below it offers; both unless told. A page with such a form of its own, or one that must not be left, has fewer. */
  footerForms?: readonly FooterForm[];
}

/** Whose page a path is, and the parameters in it, decoded. */
export interface Place<Page extends PageFacts = PageFacts> {
  remote: RemoteName;
  page: Page;
  params: Readonly<Record<string, string>>;
}

/** How much a segment leaves open; of two pages that match, the one that leaves less open from the left is meant. */
const OPENNESS = { none: 0, literal: 1, number: 2, text: 3, rest: 4 } as const;
type Segment = { kind: keyof typeof OPENNESS; text: string };

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

/** Pages for which this answers the same would claim the same paths. */
export function claimOf(page: PageFacts): string {
  return `/${patternOf(page)
    .map(({ kind, text }) => (kind === 'literal' ? text : `:${kind}`))
    .join('/')}`;
}

/** Whether the path of a page is written as {@link PageFacts} says; what is literal is in small letters. */
export function isPagePath(path: string): boolean {
  return /^(\/|\*|(\/([a-z0-9][a-z0-9-]*|:[a-zA-Z]+))+(\/\*)?)$/.test(path);
}

/** Whether the page stands for paths at which there is none. */
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

/** RFC 3986, 6.2.2.2: escapes of what needs none are undone, others are written in capitals. */
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

function byOpenness<Page>({ pattern: one }: Entry<Page>, { pattern: other }: Entry<Page>): number {
  const openness = (pattern: readonly Segment[], at: number) => OPENNESS[pattern[at]?.kind ?? 'none'];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = openness(one, at) - openness(other, at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The pages of one set of releases: which page a path is, and how it is spelled. Takes any text for a path. */
export class SiteMap<Page extends PageFacts = PageFacts> {
  /** A path that surely has no page: the addresses of all that is not there can share what is made for this one. */
  readonly nowhere: string;
  private readonly entries: readonly Entry<Page>[];

  constructor(pages: Partial<Record<RemoteName, readonly Page[]>>) {
    this.entries = Object.entries(pages)
      .flatMap(([remote, ofRemote]) =>
        ofRemote.map((page) => ({ remote: remote as RemoteName, page, pattern: patternOf(page) })),
      )
      .sort(byOpenness);
    const longest = Math.max(0, ...this.entries.map(({ pattern }) => pattern.length));
    this.nowhere = '/404'.repeat(this.isOpen('/404') ? longest + 1 : 1);
  }

  /** Undefined only where no remote has a not-found page for the path. */
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
   * The one address of what is asked for at a path (`/Products`, `//products`, `/products/` and `/%70roducts` are
   * `/products`). It begins with exactly one slash, so it is never the address of another site.
   */
  canonicalOf(path: string): string {
    const segments = segmentsOf(withoutNeedlessEscapes(path).replace(/^[/\\]+/, ''));
    const { pattern } = this.entryFor(segments.map((segment) => segment.toLowerCase())) ?? { pattern: [] };
    const spelled = segments.map((segment, at) => (pattern[at]?.kind === 'literal' ? pattern[at].text : segment));
    return `/${spelled.join('/')}`;
  }

  /**
   * Path and query as the page at `path` reads them, in one spelling: `?q=a&utm_source=b` is `?q=a`. Addresses for which
   * this answers the same are the same page, and can share one rendering. `query` begins with `?` or is empty.
   */
  addressOf(path: string, query: string): string {
    const given = new URLSearchParams(query);
    const read = new URLSearchParams();
    for (const name of this.at(path)?.page.query ?? []) {
      const value = given.get(name);
      if (value) read.set(name, value);
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
