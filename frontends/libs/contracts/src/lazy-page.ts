import { createElement, use, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** What the shell may do with a route's page before it is shown. */
export interface PageHandle {
  /** Fetches the page's code; the shell calls it when a link to it is hovered or focused. */
  preload(): Promise<unknown>;
  /** Lets the next attempt fetch anew what failed. */
  forget(): void;
}

/**
 * The `Component` and `handle` of a route whose page is a module of its own with a default export:
 * `{ path: '/products', ...lazyPage(() => import('./pages/products')) }`.
 * Unlike `React.lazy` it can be asked again after a failed load.
 */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
): Pick<RouteObject, 'Component'> & { handle: PageHandle } {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let loaded: { default: ComponentType } | undefined;
  let failed = false;
  const preload = () => {
    if (!loading) {
      loading = load();
      loading.then(
        (module) => (loaded = module),
        () => (failed = true),
      );
    }
    return loading;
  };
  const forget = () => {
    if (failed) loading = undefined;
    failed = false;
  };
  // What is there is shown at once: a page that was rendered on the server never passes through its skeleton.
  const Component = () => createElement((loaded ?? use(preload())).default);
  return { Component, handle: { preload, forget } };
}
