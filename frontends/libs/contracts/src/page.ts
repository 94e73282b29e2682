import type { QueryClient } from './query';
import { createElement, use, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isNotFound, type PageFacts, type Place } from './site-map';
import { trackedPromise, type TrackedPromise } from './tracked-promise';

/** Code that is fetched once, on first use. Unlike `React.lazy`, it can be fetched again after a failed load. */
interface Lazy<Module> {
  load(): TrackedPromise<Module>;
  /** Drops a failed load, so that the next `load` fetches again. */
  forget(): void;
}

/** Pages with the same layout share its promise. Otherwise every page would suspend on the layout again. */
const known = new WeakMap<() => Promise<unknown>, Lazy<unknown>>();

function lazy<Module>(fetch: () => Promise<Module>): Lazy<Module> {
  let loading: TrackedPromise<Module> | undefined;
  const made = (known.get(fetch) as Lazy<Module> | undefined) ?? {
    load: () => (loading ??= trackedPromise(fetch())),
    forget: () => {
      if (loading?.status === 'rejected') loading = undefined;
    },
  };
  known.set(fetch, made);
  return made;
}

/** The `<head>` of a page, for browsers, search engines and screen readers. */
export interface Head {
  title: string;
  description?: string;
  /** Separated by «،». */
  keywords?: string;
  /** For example `noindex`. */
  robots?: string;
  /** Path of the page's canonical address. */
  canonical?: string;
  /** schema.org object for search engines. */
  jsonLd?: object;
  /** The preview that messengers show with a link: a PNG of 1200×630 on this site, for example `/media/og/products/7.png`. */
  image?: string;
  /** The page's Open Graph type; `website` by default. */
  type?: 'website' | 'article' | 'product';
  /** Path of an RSS feed of pages like this one. */
  feed?: string;
  /** The HTTP status of the server's response; 200 by default. */
  status?: 200 | 404 | 410;
  /** The path on this site that the server redirects to: with 301 when `permanent`, otherwise with 302. */
  redirect?: { to: string; permanent: boolean };
}

/** A request for a page: its address and the query cache. */
export interface Visit {
  url: URL;
  /** The parameters of the path, decoded: those of `/product/:id` are `{ id: '7' }`. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  data: QueryClient;
}

/** One address of a page that has many, for the sitemap. */
export interface PageEntry {
  path: string;
  /** ISO 8601, where it is known. */
  lastModified?: string;
}

/** What the file of a page exports. */
export interface PageModule {
  default: ComponentType;
  /** Fixed, or made from the visit: from the data that `prefetch` loaded or, where that is missing, from the address alone. */
  head: Head | ((visit: Visit) => Head);
  /** Fetches what the page shows before anything is clicked. These promises never reject: the page itself shows a failure. */
  prefetch?: (visit: Visit) => Promise<unknown>[];
  /** Every address of a listed page with parameters in its path. Rejects when they cannot be fetched. */
  entries?: () => Promise<PageEntry[]>;
}

/** A page of a remote: its facts and its code. */
export interface Page extends PageFacts {
  code: Lazy<PageModule>;
  /** The frame that several pages share; it renders the page with the router's `Outlet`. */
  layout?: Lazy<{ default: ComponentType }>;
}

/** A page with parameters in its path that is listed in the sitemap must export `entries`. */
type ModuleOf<Path extends string, Listed> = Path extends `${string}:${string}`
  ? Listed extends true
    ? PageModule & Required<Pick<PageModule, 'entries'>>
    : PageModule
  : PageModule;

interface Row<Path extends string, Listed extends boolean> extends PageFacts {
  path: Path;
  listed?: Listed;
  load: () => Promise<ModuleOf<Path, Listed>>;
  layout?: () => Promise<{ default: ComponentType }>;
}

/**
 * A line of the table of pages in a remote's `app.tsx`: `page({ path: '/about', outline: 'text', load: () => import('./pages/about') })`.
 * The build reads the source of this call without running it, so it must consist of literals.
 */
export function page<Path extends string, Listed extends boolean = false>({
  load,
  layout,
  ...facts
}: Row<Path, Listed>): Page {
  return { ...facts, code: lazy<PageModule>(load), ...(layout && { layout: lazy(layout) }) };
}

/** Fetches the code of a page and of its layout. */
export async function loadPage({ code, layout }: Page): Promise<PageModule> {
  const [module] = await Promise.all([code.load(), layout?.load()]);
  return module;
}

export function visitOf({ params }: Pick<Place, 'params'>, url: URL, data: QueryClient): Visit {
  return { url, params, search: url.searchParams, data };
}

/** The head of a page. Private and missing pages get `noindex`; any other page without parameters gets its path as canonical. */
export function headOf(page: PageFacts, { head }: PageModule, visit: Visit): Head {
  const own = typeof head === 'function' ? head(visit) : head;
  const { status = isNotFound(page) ? 404 : 200 } = own;
  if (status !== 200) return { robots: 'noindex', ...own, status };
  if (page.private) return { robots: 'noindex', ...own };
  const hasOneAddress = !page.path.includes(':') && own.robots === undefined;
  return hasOneAddress ? { canonical: page.path, ...own } : own;
}

export interface ShownPage {
  page: Page;
  module: PageModule;
}

function Plain({ module }: ShownPage) {
  return createElement(module.default);
}
function Loaded({ page, Shown }: { page: Page; Shown: ComponentType<ShownPage> }) {
  return createElement(Shown, { page, module: use(page.code.load()) });
}
function LoadedLayout({ layout }: { layout: NonNullable<Page['layout']> }) {
  return createElement(use(layout.load()).default);
}

/** The router's route of a page. It suspends until the code is loaded, then renders `Shown`. */
export function routeOf(page: Page, Shown: ComponentType<ShownPage> = Plain): RouteObject {
  const route = { path: page.path, element: createElement(Loaded, { page, Shown }) };
  const { layout } = page;
  return layout ? { element: createElement(LoadedLayout, { layout }), children: [route] } : route;
}
