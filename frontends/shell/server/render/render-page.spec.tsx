import { beforeEach, describe, expect, it } from '@jest/globals';
import { setSiteOrigin } from '@afshoreh/api-client';
import { CONTRACT_VERSION, page, type PageModule, type RemoteModule } from '@afshoreh/contracts';
import { useQuery, type DehydratedState } from '@afshoreh/contracts/query';
import type { ComponentType } from 'react';
import styled from 'styled-components';

import { startRemotes } from '../../src/remotes/remotes';
import { settings, snapshot } from '../../src/testing/fake-remotes';
import { federation } from '../../src/testing/fake-runtime';
import { pageEntries } from './page-entries';
import { renderPage } from './render-page';

const LIMITS = { codeMs: 200, dataMs: 200 };
const nameQuery = (queryFn: () => Promise<string>) => ({ queryKey: ['name'], queryFn });
let fetchName: () => Promise<string>;

const Title = styled.h1`
  color: rebeccapurple;
`;
function Page() {
  const { data, isError } = useQuery(nameQuery(fetchName));
  return <Title>{isError ? 'نیامد' : (data ?? 'در راه')}</Title>;
}

const contract = { name: 'storefront', version: CONTRACT_VERSION } as const;

/** A remote with this code in all of its pages. */
function remoteOf(load: () => Promise<PageModule>): RemoteModule {
  return { contract, pages: (snapshot.storefront?.pages ?? []).map((facts) => page({ ...facts, load })) };
}
function remote(Page: ComponentType, changes: Partial<PageModule> = {}): RemoteModule {
  const module: PageModule = {
    default: Page,
    head: ({ data }) => ({ title: data.getQueryData<string>(['name']) ?? 'بی‌نام' }),
    prefetch: ({ data }) => [data.prefetchQuery(nameQuery(fetchName))],
    ...changes,
  };
  return remoteOf(() => Promise.resolve(module));
}
const render = (address = '/product/1') => renderPage(address, LIMITS);

beforeEach(() => {
  startRemotes(snapshot);
  fetchName = () => Promise.resolve('کنسانتره <سیب>');
  federation.loadRemote = () => Promise.resolve(remote(Page));
  // The frame shows the site's origin.
  setSiteOrigin('http://127.0.0.1:1');
  globalThis.fetch = () => Promise.resolve(Response.json(settings));
});

describe('a page on the server', () => {
  it('has frame, page, data, styles and head', async () => {
    const { html, styles, state, head, complete } = await render();
    expect(html).toMatch(/<h1 class="[^"]+">کنسانتره &lt;سیب&gt;<\/h1>/);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(styles).toContain('color:rebeccapurple');
    expect(state).not.toContain('<');
    const { queries } = JSON.parse(state) as DehydratedState;
    expect(queries.map(({ queryKey, state: { data } }) => [queryKey, data])).toEqual([
      [['settings'], settings],
      [['name'], 'کنسانتره <سیب>'],
    ]);
    expect([head.title, complete]).toEqual(['کنسانتره <سیب>', true]);
  });

  it('needs no script to put its parts in place, even when it is long', async () => {
    const Long = () => <p>{'بسیار '.repeat(20_000)}</p>;
    federation.loadRemote = () => Promise.resolve(remote(Long));
    const { html } = await render();
    expect(html).toContain('بسیار');
    expect(html).not.toMatch(/<template|<script|\$RC/);
    expect(html.indexOf('بسیار')).toBeLessThan(html.indexOf('<footer'));
  });

  it('has the styles of its content, and none of a skeleton', async () => {
    expect((await render()).styles).not.toContain('@keyframes');
  });

  it('has no data of another page', async () => {
    await render();
    fetchName = () => Promise.resolve('دیگری');
    expect((await render()).state).not.toContain('سیب');
  });

  it('with a redirect is not rendered', async () => {
    const redirect = { to: '/product/7', permanent: true };
    federation.loadRemote = () => Promise.resolve(remote(Page, { head: () => ({ title: 'x', redirect }) }));
    expect(await render('/product/007')).toMatchObject({ head: { redirect }, html: '' });
  });
});

describe('the addresses of listed pages', () => {
  const facts = { path: '/product/:id', outline: 'product', listed: true } as const;
  const listing = (entries: PageModule['entries']) => {
    const load = () => Promise.resolve({ default: Page, head: { title: 'x' }, entries: entries ?? never });
    federation.loadRemote = () => Promise.resolve({ contract, pages: [page({ ...facts, load })] });
    return pageEntries(['storefront']);
  };
  const never = () => Promise.reject(new Error('the API is away'));

  it('come from the pages themselves', async () => {
    expect(await listing(() => Promise.resolve([{ path: '/product/7' }]))).toEqual([{ path: '/product/7' }]);
  });

  it('are rejected completely when one page fails', async () => {
    await expect(listing(never)).rejects.toThrow('the API is away');
  });
});

describe('missing data', () => {
  it.each([
    ['because the backend is away', () => Promise.reject(new Error('connection'))],
    ['because the backend failed', () => Promise.reject(Object.assign(new Error(), { status: 500 }))],
    ['because the backend hangs', () => new Promise<string>(() => {})],
  ])('%s makes the page incomplete, and it is rendered in time', async (_why, fetch) => {
    fetchName = fetch;
    const { complete, html } = await render();
    expect(complete).toBe(false);
    expect(html).toContain('<footer');
  });

  it('is not waited for after the page is rendered', async () => {
    let given: AbortSignal | undefined;
    const prefetch: PageModule['prefetch'] = ({ data }) => [
      data.prefetchQuery({
        queryKey: ['name'],
        queryFn: ({ signal }) => {
          given = signal;
          return new Promise<string>(() => {});
        },
      }),
    ];
    federation.loadRemote = () => Promise.resolve(remote(Page, { prefetch }));
    await render();
    expect(given?.aborted).toBe(true);
  });

  it('because the API responds with 404 leaves the page complete', async () => {
    fetchName = () => Promise.reject(Object.assign(new Error(), { status: 404 }));
    const { complete, html, state } = await render();
    expect(complete).toBe(true);
    expect(html).toContain('نیامد');
    // The state is empty, so the browser requests the data again instead of hydrating an error message.
    expect(state).toBe('');
  });
});

describe('a remote that', () => {
  it('cannot be loaded fails its page', async () => {
    federation.loadRemote = () => Promise.reject(new Error('remote "storefront" has no build for the server'));
    await expect(render()).rejects.toThrow('has no build for the server');
  });

  it('hangs while it loads fails its page in time', async () => {
    federation.loadRemote = () => new Promise(() => {});
    await expect(render()).rejects.toThrow('did not load in time');
  });

  it('breaks its contract fails its page', async () => {
    const newer = { ...contract, version: CONTRACT_VERSION + 1 };
    federation.loadRemote = () => Promise.resolve({ ...remote(Page), contract: newer });
    await expect(render()).rejects.toThrow('breaks its contract');
  });

  it('has a page whose code is missing fails that page', async () => {
    federation.loadRemote = () => Promise.resolve(remoteOf(() => Promise.reject(new Error('no chunk'))));
    await expect(render()).rejects.toThrow('no chunk');
  });

  it('throws while it renders fails its page, and the next page is rendered', async () => {
    let broken = true;
    function Sometimes() {
      if (broken) throw new Error('a component threw');
      return <h1>خوب</h1>;
    }
    federation.loadRemote = () => Promise.resolve(remote(Sometimes));
    await expect(render()).rejects.toThrow('a component threw');
    broken = false;
    expect((await render()).html).toContain('خوب');
  });

  it('throws in its head or prefetch fails its page', async () => {
    const fail = () => {
      throw new Error('no head');
    };
    federation.loadRemote = () => Promise.resolve(remote(Page, { head: fail }));
    await expect(render()).rejects.toThrow('no head');
  });
});
