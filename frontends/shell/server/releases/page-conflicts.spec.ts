import { describe, expect, it } from '@jest/globals';

import { pageConflictsOf } from './page-conflicts';
import type { ReleaseManifest } from './release-source';

const release = (name: string, ...paths: string[]) =>
  ({ name, pages: paths.map((path) => ({ path, outline: 'text', files: [] })) }) as unknown as ReleaseManifest;

describe('pages of several remotes', () => {
  it('fit together where every path has one owner', () => {
    const cart = release('cart', '/cart', '/cart/:step');
    expect(
      pageConflictsOf([release('storefront', '/', '/cartoon', '*'), cart, release('admin', '/admin', '/admin/*')]),
    ).toEqual([]);
  });

  it('clash where two remotes claim the same paths, whatever they call their parameters', () => {
    const lines = pageConflictsOf([
      release('storefront', '/product/:id', '*'),
      release('cart', '/cart', '/product/:slug'),
      release('admin', '/cart'),
    ]);
    expect(lines).toEqual([
      '/product/:slug of cart is a page of storefront already',
      '/cart of admin is a page of cart already',
    ]);
  });
});
