import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readLinks, readPages } from '@afshoreh/build/pages';
import { isPagePath } from '@afshoreh/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIRST_REMOTES } from './first-remotes';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afshoreh-pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The pages that the build reads from a file with these lines. */
async function read(...lines: string[]) {
  const file = join(folder, 'app.tsx');
  await writeFile(file, lines.join('\n'));
  return readPages(file);
}

describe('the table of pages', () => {
  it('is read with its constants and the imports of its lines, without running it', async () => {
    const pages = await read(
      '/** «افشره»: letters of several bytes come before. */',
      "const staff = { frame: 'own', layout: () => import('./layout') } as const;",
      "throw new Error('this file is not run');",
      'export const pages = [',
      "  page({ path: '/', query: ['q'], outline: 'home', listed: true, load: () => import('./pages/home') }),",
      "  page({ ...staff, path: '/p/:id', params: { id: 'number' }, outline: 'list', load: () => import('./pages/p') }),",
      '];',
    );
    expect(pages).toEqual([
      { facts: { path: '/', query: ['q'], outline: 'home', listed: true }, requests: ['./pages/home'] },
      {
        facts: { path: '/p/:id', params: { id: 'number' }, outline: 'list', frame: 'own' },
        requests: ['./pages/p', './layout'],
      },
    ]);
  });

  it.each([
    ['a computed path', "page({ path: '/' + name, load: () => import('./a') }),", 'expected a literal'],
    ['an unknown name', "page({ path: HOME, load: () => import('./a') }),", 'expected a literal'],
    ['code that is imported otherwise', "page({ path: '/', load: () => fetchPage('./a') }),", 'expected () => import('],
    ['a computed import', "page({ path: '/', load: () => import(name) }),", 'expected () => import('],
    ['a line that is no page', '...morePages,', 'expected page({ … })'],
    ['a method', "page({ path: '/', load() { return import('./a'); } }),", 'expected'],
  ])('stops the build at %s, with file and line', async (_, line, reason) => {
    const lines = ['// «افشره»', '', 'export const pages = [', `  ${line}`, '];'];
    await expect(read(...lines)).rejects.toThrow(new RegExp(`app\\.tsx:4: ${reason.replace(/[(){}.]/g, '\\$&')}`));
  });

  it('stops the build where there is none', async () => {
    await expect(read('export const routes = [];')).rejects.toThrow(/app\.tsx:1: expected export const pages/);
  });

  it.each(FIRST_REMOTES)('of the %s is valid for a release', (remote) => {
    const pages = readPages(join(import.meta.dirname, '../../..', remote, 'src/app.tsx'));
    expect(pages.filter(({ facts }) => !isPagePath(String(facts.path)))).toEqual([]);
    expect(pages.every(({ requests }) => requests.length > 0)).toBe(true);
  });
});

describe('the links of a remote', () => {
  const sources = (remote: string) => join(import.meta.dirname, '../../..', remote, 'src/app.tsx');

  it('of the storefront lead from the menu to home, products, services, blog, about and contact', () => {
    const menu = readLinks(sources('storefront')).filter(({ place }) => place === 'menu');
    expect(menu.map(({ path }) => path)).toEqual(['/', '/products', '/services', '/blog', '/about', '/contact']);
  });

  it('may be missing', () => {
    expect(readLinks(sources('cart'))).toEqual([]);
  });
});
