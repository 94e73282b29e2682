import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@afshoreh/contracts';

import { integrityOf, manifestOf, shellManifestOf } from './manifest';

const hash = integrityOf(Buffer.from('x'));
const page = { path: '/cart', outline: 'list', files: ['page-cart.js'] };
const manifest = (changes: object = {}) => ({
  name: 'cart',
  version: '0123456789abcdef',
  contract: { name: 'cart', version: CONTRACT_VERSION },
  entry: 'remoteEntry.js',
  integrity: hash,
  shared: {},
  scripts: [],
  fonts: [],
  pages: [page],
  files: { 'web/remoteEntry.js': hash, 'web/page-cart.js': hash },
  ...changes,
});
const read = (value: object) => manifestOf(Buffer.from(JSON.stringify(value)));
const withPage = (changes: object) => manifest({ pages: [{ ...page, ...changes }] });

describe('what a release says of its pages', () => {
  it('is taken as it is', () => {
    const whole = {
      ...page,
      path: '/cart/:id',
      params: { id: 'number' },
      query: ['q'],
      kept: false,
      listed: true,
      frame: 'own',
      footerForms: ['message'],
    };
    expect(read(manifest({ pages: [whole, { ...page, outline: 'gallery' }] })).pages).toEqual([
      whole,
      { ...page, outline: 'gallery' },
    ]);
  });

  it.each([
    ['no pages', manifest({ pages: undefined }), 'it has no list of pages'],
    ['pages by route, as before', manifest({ pages: { '/cart': [] } }), 'it has no list of pages'],
    ['an empty list', manifest({ pages: [] }), 'it has no list of pages'],
    ['a list without end', manifest({ pages: Array(501).fill(page) }), 'it has no list of pages'],
    ['a page that is none', manifest({ pages: ['/cart'] }), 'a page of it is no object'],
    [
      'a path of another site',
      withPage({ path: '//evil.example' }),
      'the path of its page //evil.example cannot be so',
    ],
    ['a path that is no text', withPage({ path: { toString: '/' } }), 'cannot be so'],
    ['a path with an expression', withPage({ path: '/:id((a+)+)' }), 'the path of its page /:id((a+)+) cannot be so'],
    ['a path without end', withPage({ path: '/a'.repeat(101) }), 'cannot be so'],
    ["a path of the shell's own", withPage({ path: '/api/orders' }), 'the path of its page /api/orders cannot be so'],
    ['parameters of another kind', withPage({ params: { id: 'date' } }), 'the params of its page /cart cannot be so'],
    ['a query that is no list', withPage({ query: 'q' }), 'the query of its page /cart cannot be so'],
    ['an outline with markup', withPage({ outline: '<b>' }), 'the outline of its page /cart cannot be so'],
    ['a word for yes', withPage({ listed: 'yes' }), 'the listed of its page /cart cannot be so'],
    ['a word for no', withPage({ kept: 'no' }), 'the kept of its page /cart cannot be so'],
    ['a number for yes', withPage({ private: 1 }), 'the private of its page /cart cannot be so'],
    ['another frame', withPage({ frame: 'none' }), 'the frame of its page /cart cannot be so'],
    ['forms that are no list', withPage({ footerForms: 'message' }), 'the footerForms of its page /cart cannot be so'],
    ['files that are no list', withPage({ files: 'page-cart.js' }), 'the files of its page /cart cannot be so'],
    ['files it does not have', withPage({ files: ['other.js'] }), 'other.js of its page /cart is not among its files'],
    ['the same paths twice', manifest({ pages: [page, page] }), 'its pages /cart and /cart claim the same paths'],
  ])('is refused with %s', (_, value, reason) => {
    expect(() => read(value)).toThrow(reason);
  });

  it('is nobody knows what in a release of another contract, whose files open tabs may still need', () => {
    const before = manifest({ contract: { name: 'cart', version: CONTRACT_VERSION - 1 }, pages: { '/cart': [] } });
    expect(read(before)).toMatchObject({ version: '0123456789abcdef', pages: [] });
  });
});

describe('a manifest', () => {
  it.each([
    ['no JSON', 'oops', 'it is no JSON object'],
    ['a list', [], 'it is no JSON object'],
    [
      'of a remote that there is not',
      manifest({ name: 'kiosk', contract: { name: 'kiosk', version: 1 } }),
      'it is of "kiosk"',
    ],
    ['without a version', manifest({ version: '../up' }), 'it has no version'],
    ['of a contract without a version', manifest({ contract: { name: 'cart' } }), 'its contract has no version'],
    ['without files', manifest({ files: {} }), 'it names no files'],
    [
      'with a file of another hash',
      manifest({ files: { 'web/remoteEntry.js': 'sha1-x' } }),
      'web/remoteEntry.js has no sha384',
    ],
    ['with a script that is no list', manifest({ scripts: 'remoteEntry.js' }), 'it has no scripts or fonts'],
    ['that does not say what it shares', manifest({ shared: undefined }), 'it does not say what it shares'],
    ['with imports that are no lists', manifest({ imports: { router: 'Link' } }), 'its imports are no lists of names'],
  ])('is refused when it is %s', (_, value, reason) => {
    expect(() => manifestOf(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))).toThrow(reason);
  });

  const shell = (changes: object) =>
    manifest({ name: 'shell', contract: { name: 'shell', version: CONTRACT_VERSION }, provides: {}, ...changes });

  it.each([
    ['of a remote', manifest({ provides: {} }), 'it is of "cart"'],
    ['silent about what it provides', shell({ provides: undefined }), 'it does not say what it provides'],
    ['with exports that are no lists', shell({ exports: { router: 'Link' } }), 'its exports are no lists of names'],
  ])('of the shell is refused when it is %s', (_, value, reason) => {
    expect(() => shellManifestOf(Buffer.from(JSON.stringify(value)))).toThrow(reason);
  });
});
