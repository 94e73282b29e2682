import { describe, expect, it, jest } from '@jest/globals';
import { createElement, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { lazyPage } from './lazy-page';

const page = { default: () => null };

describe('lazy page', () => {
  it('is fetched once, however often it is asked for', async () => {
    const load = jest.fn(() => Promise.resolve(page));
    const { handle } = lazyPage(load);
    await Promise.all([handle.preload(), handle.preload()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails the same way until it is told to forget, then is fetched anew', async () => {
    const load = jest.fn(() => Promise.resolve(page)).mockRejectedValueOnce(new Error('offline'));
    const { handle } = lazyPage(load);
    await expect(handle.preload()).rejects.toThrow('offline');
    await expect(handle.preload()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
    handle.forget();
    await expect(handle.preload()).resolves.toBe(page);
  });

  it('keeps a page that came when it is told to forget a failure', async () => {
    const load = jest.fn(() => Promise.resolve(page));
    const { handle } = lazyPage(load);
    await handle.preload();
    handle.forget();
    await handle.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a lazy page on the screen', () => {
  const content = { default: () => createElement('p', null, 'صفحه') };

  /** Renders the page as a browser does; answers every text that was to be seen until it was there, in turn. */
  async function seenOf({ Component }: { Component?: ComponentType | null }): Promise<string[]> {
    const seen: string[] = [];
    const box = document.createElement('div');
    const root = createRoot(box);
    await new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        seen.push(box.textContent);
        if (box.querySelector('p')) resolve(watcher.disconnect());
      });
      watcher.observe(box, { childList: true, subtree: true });
      const page = createElement(Component as ComponentType);
      root.render(createElement(Suspense, { fallback: 'طرح صفحه' }, page));
    });
    root.unmount();
    return seen;
  }

  it('is there at once when it was preloaded', async () => {
    const { Component, handle } = lazyPage(() => Promise.resolve(content));
    await handle.preload();
    expect(await seenOf({ Component })).toEqual(['صفحه']);
  });

  it('follows its outline while its code is on the way', async () => {
    const { Component } = lazyPage(() => Promise.resolve(content));
    expect(await seenOf({ Component })).toEqual(['طرح صفحه', 'صفحه']);
  });
});
