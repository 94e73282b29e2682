import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from './query';
import { createElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { headOf, page, routeOf, visitOf, type Page, type PageModule } from './page';

const module: PageModule = { default: () => createElement('p', null, 'صفحه'), head: { title: 'صفحه' } };
const aPage = (load: () => Promise<PageModule>): Page => page({ path: '/', outline: 'text', load });

describe('the code of a page', () => {
  it('is fetched once, even when it is requested several times', async () => {
    const load = jest.fn(() => Promise.resolve(module));
    const { code } = aPage(load);
    await Promise.all([code.load(), code.load()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is one promise for all pages with the same loader, such as those of one layout', () => {
    const load = jest.fn(() => Promise.resolve(module));
    expect(aPage(load).code.load()).toBe(aPage(load).code.load());
  });

  it('keeps its failure until `forget`, and is then fetched again', async () => {
    const load = jest.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new Error('offline'));
    const { code } = aPage(load);
    await expect(code.load()).rejects.toThrow('offline');
    await expect(code.load()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    code.forget();
    await expect(code.load()).resolves.toBe(module);
  });

  it('stays loaded when `forget` is called after a success', async () => {
    const load = jest.fn(() => Promise.resolve(module));
    const { code } = aPage(load);
    await code.load();
    code.forget();
    await code.load();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a page on the screen', () => {
  /** Renders the page; returns the texts that were visible until its code was loaded, in order. */
  async function seenOf(shown: Page): Promise<string[]> {
    const seen: string[] = [];
    const box = document.createElement('div');
    const root = createRoot(box);
    await new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        seen.push(box.textContent);
        if (box.querySelector('p')) resolve(watcher.disconnect());
      });
      watcher.observe(box, { childList: true, subtree: true });
      root.render(createElement(Suspense, { fallback: 'طرح صفحه' }, routeOf(shown).element));
    });
    root.unmount();
    return seen;
  }

  it('is shown at once when its code is loaded', async () => {
    const shown = aPage(() => Promise.resolve(module));
    await shown.code.load();
    expect(await seenOf(shown)).toEqual(['صفحه']);
  });

  it('suspends until its code is loaded', async () => {
    expect(await seenOf(aPage(() => Promise.resolve(module)))).toEqual(['طرح صفحه', 'صفحه']);
  });
});

describe('the head of a page', () => {
  const visit = visitOf({ params: { id: '7' } }, new URL('http://localhost/product/7?a=b'), new QueryClient());
  const headFor = (path: string, head: PageModule['head']) =>
    headOf({ path, outline: 'text' }, { ...module, head }, visit);

  it('is fixed, or computed from the visit', () => {
    expect(headFor('/', { title: 'خانه' })).toEqual({ title: 'خانه', canonical: '/' });
    expect(headFor('/product/:id', ({ params, search }) => ({ title: `${params.id}${search.get('a')}` }))).toEqual({
      title: '7b',
    });
  });

  it('has noindex where there is no page', () => {
    expect(headFor('*', { title: 'نیست' })).toEqual({ title: 'نیست', robots: 'noindex', status: 404 });
    expect(headFor('/product/:id', () => ({ title: 'نیست', status: 404 }))).toMatchObject({ robots: 'noindex' });
  });

  it('has noindex where the page is private', () => {
    const cart = { path: '/cart', outline: 'list', private: true } as const;
    expect(headOf(cart, { ...module, head: { title: 'سبد' } }, visit)).toEqual({ title: 'سبد', robots: 'noindex' });
  });
});
