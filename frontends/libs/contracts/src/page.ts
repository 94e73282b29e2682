import type { QueryClient } from './query';
import { createElement, use, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

import { lazy, type Lazy } from './lazy';
import { isNotFound, type PageFacts, type Place } from './site-map';

/** What a page says about itself to browsers, search engines and the screen reader. */
export interface Head {
  title: string;
  description?: string;
  /** Separated by «،». */
  keywords?: string;
  /** For example `noindex`. */
  robots?: string;
  /** Path of the one address this page should be known by. */
  canonical?: string;
  /** schema.org object for search engines. */
  jsonLd?: object;
  /** What messengers show beside a link to this page: a PNG of 1200×630 on this site, as `/media/og/products/7.png`. */
  image?: string;
  /** Open Graph's kind of page; `website` unless told. */
  type?: 'website' | 'article' | 'product';
  /** Path of an RSS feed that tells of more like this page. */
  feed?: string;
  /** The answer's status on the server; 200 unless told. 404 for what is not there. */
  status?: 200 | 404 | 410;
  /** Where this page really is, as a path on this site: the server sends visitors on, `permanent` ones for good. */
  redirect?: { to: string; permanent: boolean };
}

/** An address at which a page is asked for. */
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
  /** Fixed, or as the visit has it: from the data that `prefetch` put there; without it, what the address alone tells. */
  head: Head | ((visit: Visit) => Head);
  /** Fetches what the page shows first, before anything is clicked. A failure is the page's to show: nothing here rejects. */
  prefetch?: (visit: Visit) => Promise<unknown>[];
  /** Every address of a listed page with parameters in its path. Rejects when they cannot be had now. */
  entries?: () => Promise<PageEntry[]>;
}

/** A page of a remote: what is known of it, and its code. */
export interface Page extends PageFacts {
  code: Lazy<PageModule>;
  /** What stays around it from page to page; shows it by the router's `Outlet`. */
  layout?: Lazy<{ default: ComponentType }>;
}

/** Whoever lists a page of many addresses must be able to say them. */
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
 * The build reads it as it is written, so it is made of literals.
 */
export function page<Path extends string, Listed extends boolean = false>({
  load,
  layout,
  ...facts
}: Row<Path, Listed>): Page {
  return { ...facts, code: lazy<PageModule>(load), ...(layout && { layout: lazy(layout) }) };
}

/** Fetches the code of a page and of what is around it. */
export async function loadPage({ code, layout }: Page): Promise<PageModule> {
  const [module] = await Promise.all([code.load(), layout?.load()]);
  return module;
}

export function visitOf({ params }: Pick<Place, 'params'>, url: URL, data: QueryClient): Visit {
  return { url, params, search: url.searchParams, data };
}

/**
 * What a page says about itself. One that is private or not there is nothing for search engines; any other one without
 * parameters is known by its path.
 */
export function headOf(page: PageFacts, { head }: PageModule, visit: Visit): Head {
  const said = typeof head === 'function' ? head(visit) : head;
  const { status = isNotFound(page) ? 404 : 200 } = said;
  if (status !== 200) return { robots: 'noindex', ...said, status };
  if (page.private) return { robots: 'noindex', ...said };
  const isOnePage = !page.path.includes(':') && said.robots === undefined;
  return isOnePage ? { canonical: page.path, ...said } : said;
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

/** The router's route of a page, which suspends until its code is there. `Shown` draws it then. */
export function routeOf(page: Page, Shown: ComponentType<ShownPage> = Plain): RouteObject {
  const route = { path: page.path, element: createElement(Loaded, { page, Shown }) };
  const { layout } = page;
  return layout ? { element: createElement(LoadedLayout, { layout }), children: [route] } : route;
}
