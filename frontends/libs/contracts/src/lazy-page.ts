import { createElement, use, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

import { usable, type Usable } from './usable';

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
  let loading: Usable<{ default: ComponentType }> | undefined;
  const preload = () => (loading ??= usable(load()));
  const forget = () => {
    if (loading?.status === 'rejected') loading = undefined;
  };
  const Component = () => createElement(use(preload()).default);
  return { Component, handle: { preload, forget } };
}
