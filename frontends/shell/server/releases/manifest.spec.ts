import { integrityOf, versionOf } from '@afshoreh/build/seal';
import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@afshoreh/contracts';

import { manifestOf, shellManifestOf } from './manifest';

const hash = integrityOf(Buffer.from('x'));
const page = { path: '/cart', outline: 'list', files: ['page-cart.js'] };
/** A manifest of an old build, from before manifests had a digest; its version covers `changes`. */
function manifest(changes: object = {}) {
  const facts = {
    name: 'cart',
    contract: { name: 'cart', version: CONTRACT_VERSION },
    entry: 'remoteEntry.js',
    integrity: hash,
    shared: {},
    scripts: [],
    fonts: [],
    pages: [page],
    files: { 'web/remoteEntry.js': hash, 'web/page-cart.js': hash },
    ...changes,
  };
  return { version: versionOf(facts), ...facts };
}
const read = (value: object) => manifestOf(Buffer.from(JSON.stringify(value)));
const withPage = (changes: object) => manifest({ pages: [{ ...page, ...changes }] });

describe('the pages in a manifest', () => {
  it('are read unchanged', () => {
    const whole = {
      ...page,
      path: '/cart/:id',
      params: { id: 'number' },
      query: ['q'],
      kept: false,
      existsAt: '/api/carts/:id',
      listed: true,
      frame: 'own',
      footerForms: ['message'],
      ownSearch: true,
    };
    expect(read(manifest({ pages: [whole, { ...page, outline: 'gallery' }] })).pages).toEqual([
      whole,
      { ...page, outline: 'gallery' },
    ]);
  });

  it.each([
    ['no pages', manifest({ pages: undefined }), 'pages: '],
    ['pages by route, as before', manifest({ pages: { '/cart': [] } }), 'pages: '],
    ['an empty list', manifest({ pages: [] }), 'pages: '],
    ['a list without end', manifest({ pages: Array(501).fill(page) }), 'pages: '],
    ['a page that is none', manifest({ pages: ['/cart'] }), 'pages.0: '],
    ['a path of another site', withPage({ path: '//evil.example' }), 'pages.0.path: must be the path of a page'],
    ['a path that is no text', withPage({ path: { toString: '/' } }), 'pages.0.path: '],
    ['a path with an expression', withPage({ path: '/:id((a+)+)' }), 'pages.0.path: must be the path of a page'],
    ['a path without end', withPage({ path: '/a'.repeat(101) }), 'pages.0.path: '],
    ["a path of the shell's own", withPage({ path: '/api/orders' }), 'pages.0.path: must be the path of a page'],
    ['parameters of another kind', withPage({ params: { id: 'date' } }), 'pages.0.params.id: '],
    ['a query that is no list', withPage({ query: 'q' }), 'pages.0.query: '],
    ['an outline with markup', withPage({ outline: '<b>' }), 'pages.0.outline: '],
    ['a word for yes', withPage({ listed: 'yes' }), 'pages.0.listed: '],
    ['a word for no', withPage({ kept: 'no' }), 'pages.0.kept: '],
    ['an address outside of the API', withPage({ existsAt: '/media/:id' }), 'pages.0.existsAt: '],
    ['an address of another site', withPage({ existsAt: '//evil.example/api' }), 'pages.0.existsAt: '],
    ['a number for yes', withPage({ private: 1 }), 'pages.0.private: '],
    ['another frame', withPage({ frame: 'none' }), 'pages.0.frame: '],
    ['forms that are no list', withPage({ footerForms: 'message' }), 'pages.0.footerForms: '],
    ['a word for a search of its own', withPage({ ownSearch: 'q' }), 'pages.0.ownSearch: '],
    ['files that are no list', withPage({ files: 'page-cart.js' }), 'pages.0.files: '],
    ['files it does not have', withPage({ files: ['other.js'] }), 'web/other.js is not among its files'],
    ['the same paths twice', manifest({ pages: [page, page] }), 'its pages /cart and /cart match the same paths'],
  ])('is refused with %s', (_, value, reason) => {
    expect(() => read(value)).toThrow(reason);
  });

  it('are dropped for another contract version, whose files open tabs may still need', () => {
    const before = manifest({ contract: { name: 'cart', version: CONTRACT_VERSION - 1 }, pages: { '/cart': [] } });
    expect(read(before)).toMatchObject({ version: before.version, pages: [] });
  });
});

describe('a manifest', () => {
  it.each([
    ['no JSON', 'oops', ': Invalid input: expected object'],
    ['a list', [], ': Invalid input: expected object'],
    ['of what can be no remote', manifest({ name: 'Kiosk', contract: { name: 'Kiosk', version: 1 } }), 'name: '],
    ['without a version', manifest({ version: '../up' }), 'version: '],
    ['of a contract without a version', manifest({ contract: { name: 'cart' } }), 'contract.version: '],
    ['without files', manifest({ files: {} }), 'files: has no files'],
    [
      'with a file of another hash',
      manifest({ files: { 'web/remoteEntry.js': 'sha1-x' } }),
      'files.web/remoteEntry.js: ',
    ],
    ['with a script that is no list', manifest({ scripts: 'remoteEntry.js' }), 'scripts: '],
    ['that does not say what it shares', manifest({ shared: undefined }), 'shared: '],
    ['with imports that are no lists', manifest({ imports: { router: 'Link' } }), 'imports.router: '],
  ])('is refused when it is %s', (_, value, reason) => {
    expect(() => manifestOf(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))).toThrow(reason);
  });

  it.each([
    [
      'another version than its files make',
      { version: '0123456789abcdef' },
      'its version is not the hash of its content',
    ],
    ['a hash that is not that of its entry', { integrity: 'sha384-x' }, 'its integrity is not that of its entry'],
    ['a digest of something else', { digest: 'a'.repeat(64) }, 'it was changed after it was built'],
    ['sizes that are no numbers', { bytes: { 'remoteEntry.js': '1' } }, 'bytes.remoteEntry.js: '],
  ])('is refused with %s', (_, changes, reason) => {
    expect(() => read(manifest(changes))).toThrow(reason);
  });

  it('is refused with a file that no check would cover', () => {
    const files = JSON.parse(
      `{ "web/remoteEntry.js": "${hash}", "web/page-cart.js": "${hash}", "__proto__": "x" }`,
    ) as object;
    expect(() => read(manifest({ files }))).toThrow('its version is not the hash of its content');
  });

  it('is refused with an origin, which is only for development', () => {
    expect(() => read(manifest({ origin: 'http://localhost' }))).toThrow('origin: is allowed in development only');
  });

  const shell = (changes: object) =>
    manifest({ name: 'shell', contract: { name: 'shell', version: CONTRACT_VERSION }, provides: {}, ...changes });

  it.each([
    ['of a remote', manifest({ provides: {} }), 'name: '],
    ['silent about what it provides', shell({ provides: undefined }), 'provides: '],
    ['with exports that are no lists', shell({ exports: { router: 'Link' } }), 'exports.router: '],
  ])('of the shell is refused when it is %s', (_, value, reason) => {
    expect(() => shellManifestOf(Buffer.from(JSON.stringify(value)))).toThrow(reason);
  });
});
