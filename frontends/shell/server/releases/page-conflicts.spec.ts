import { describe, expect, it } from '@jest/globals';

import { pageConflictsOf } from './compatibility';
import type { ReleaseManifest } from './release-source';

const release = (name: string, ...paths: string[]) =>
  ({ name, pages: paths.map((path) => ({ path, outline: 'text', files: [] })) }) as unknown as ReleaseManifest;

describe('pages of several remotes', () => {
  it('are compatible where every path has one owner', () => {
    const cart = release('cart', '/cart', '/cart/:step');
    const others = [release('storefront', '/', '/cartoon', '*'), release('admin', '/admin', '/admin/*')];
    expect(pageConflictsOf(cart, others)).toEqual([]);
  });

  it('conflict where two remotes have the same paths, whatever their parameters are called', () => {
    const others = [release('storefront', '/product/:id', '*'), release('admin', '/cart')];
    expect(pageConflictsOf(release('cart', '/cart', '/product/:slug'), others)).toEqual([
      '/cart of cart is a page of admin already',
      '/product/:slug of cart is a page of storefront already',
    ]);
  });

  it('do not concern a remote that is not part of the conflict', () => {
    const others = [release('storefront', '/lists'), release('admin', '/lists')];
    expect(pageConflictsOf(release('cart', '/cart'), others)).toEqual([]);
  });
});
