import { describe, expect, it } from '@jest/globals';

import { isRemoteName } from './remotes';

describe('the name of a remote', () => {
  it.each(['storefront', 'cart', 'gifts', 'b2b'])('may be %s', (name) => {
    expect(isRemoteName(name)).toBe(true);
  });

  it.each([
    '',
    'g',
    'Gifts',
    'gift-cards',
    '2go',
    '../cart',
    'shell',
    'owner',
    'live',
    'constructor',
    'a'.repeat(21),
    7,
  ])('may not be %s', (name) => {
    expect(isRemoteName(name)).toBe(false);
  });
});
