import { describe, expect, it, jest } from '@jest/globals';

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
