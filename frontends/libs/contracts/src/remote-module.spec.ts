import { describe, expect, it } from '@jest/globals';

import { CONTRACT_VERSION, ContractBroken, checkRemote } from './remote-module';

const good = () => ({
  contract: { name: 'cart', version: CONTRACT_VERSION },
  pages: [{ path: '/cart' }],
});

describe('remote contract', () => {
  it('accepts a remote that fulfils it', () => {
    const module = good();
    expect(checkRemote(module, 'cart')).toBe(module);
  });

  it.each([
    ['nothing', null],
    ['another remote', { ...good(), contract: { name: 'admin', version: CONTRACT_VERSION } }],
    ['another version', { ...good(), contract: { name: 'cart', version: CONTRACT_VERSION + 1 } }],
    ['no contract', { ...good(), contract: undefined }],
    ['no pages', { ...good(), pages: [] }],
    ['routes of before', { ...good(), pages: undefined, routes: [{ path: '/cart' }] }],
  ])('refuses a remote with %s', (_, module) => {
    expect(() => checkRemote(module, 'cart')).toThrow(ContractBroken);
  });
});
