import { describe, expect, it } from '@jest/globals';
import { livePage, onLivePage } from './live-page';
import { page, type ShownPage } from './page';

const shown: ShownPage = {
  page: page({ path: '/', outline: 'home', load: () => Promise.resolve({ default: () => null, head: { title: '' } }) }),
  module: { default: () => null, head: { title: '' } },
};

describe('a page of another remote', () => {
  it('comes from the shell, which knows what is live', async () => {
    const stop = onLivePage((path) => (path === '/' ? Promise.resolve(shown) : Promise.reject(new Error('gone'))));
    await expect(livePage('/')).resolves.toBe(shown);
    await expect(livePage('/contact')).rejects.toThrow('gone');
    stop();
  });

  it('is refused where no shell listens, and waits for nobody', async () => {
    await expect(livePage('/')).rejects.toThrow('no shell');
  });
});
