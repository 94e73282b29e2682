import { describe, expect, it } from '@jest/globals';

import { CONTRACT_VERSION, ContractBroken, checkRemote } from './remote-module';

const good = () => ({
  contract: { name: 'cart', version: CONTRACT_VERSION },
  routes: [{ path: '/cart' }],
  head: () => ({ title: 'سبد خرید' }),
  prefetch: () => Promise.resolve(),
});

describe('remote contract', () => {
  it('lets a remote through that keeps it', () => {
    const module = good();
    expect(checkRemote(module, 'cart')).toBe(module);
  });

  it.each([
    ['nothing', null],
    ['another remote', { ...good(), contract: { name: 'admin', version: CONTRACT_VERSION } }],
    ['another version', { ...good(), contract: { name: 'cart', version: CONTRACT_VERSION + 1 } }],
    ['no contract', { ...good(), contract: undefined }],
    ['no routes', { ...good(), routes: [] }],
    ['no head', { ...good(), head: undefined }],
    ['no prefetch', { ...good(), prefetch: 'later' }],
  ])('refuses a remote with %s', (_, module) => {
    expect(() => checkRemote(module, 'cart')).toThrow(ContractBroken);
  });
});
