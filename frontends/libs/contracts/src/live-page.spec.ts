import { describe, expect, it } from '@jest/globals';
import { livePage, onLivePage } from './live-page';
import { page, type ShownPage } from './page';

const shown: ShownPage = {
  page: page({ path: '/', outline: 'home', load: () => Promise.resolve({ default: () => null, head: { title: '' } }) }),
  module: { default: () => null, head: { title: '' } },
};

describe('a page of another remote', () => {
  it('is provided by the shell', async () => {
    const stop = onLivePage((path) => (path === '/' ? Promise.resolve(shown) : Promise.reject(new Error('gone'))));
    await expect(livePage('/')).resolves.toBe(shown);
    await expect(livePage('/contact')).rejects.toThrow('gone');
    stop();
  });

  it('is rejected at once where no shell listens', async () => {
    await expect(livePage('/')).rejects.toThrow('no shell');
  });
});
