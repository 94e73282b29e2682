import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Head } from '@afshoreh/contracts';

import { htmlOfTag } from '../../server/render/html-of-tag';
import { snapshot } from '../testing/fake-remotes';
import { headTags } from './head-tags';

const SITE = 'https://afshoreh.example';
const product: Head = {
  title: 'رب «گوجه» & <سس>',
  description: 'بریکس ۲۸ تا ۳۰',
  canonical: '/product/3',
  image: '/media/tomato.webp',
  type: 'product',
  jsonLd: { '@type': 'Product', name: 'رب </script>', url: '/product/3', image: '/media/tomato.webp' },
};
const list: Head = { title: 'محصولات', description: 'فهرست محصولات', keywords: 'پوره، رب', canonical: '/products' };
const article: Head = { title: 'بریکس', canonical: '/blog/brix', type: 'article', feed: '/blog/rss.xml' };
const missing: Head = { title: 'صفحه یافت نشد', robots: 'noindex', status: 404 };

/** The head as the server writes it. */
const fromServer = (head: Head, address: string) => headTags(head, { address, origin: SITE }).map(htmlOfTag).join('\n');
const headHtml = () => [...document.head.children].map((element) => element.outerHTML).sort();
const url = (path: string) => new URL(path, window.location.origin);

let writeHead: typeof import('./head').writeHead;

/** Starts a page view with this head from the server. */
function arrive(head: string): void {
  document.head.innerHTML = head;
  jest.isolateModules(() => {
    jest.requireActual<typeof import('../remotes/remotes')>('../remotes/remotes').startRemotes(snapshot);
    ({ writeHead } = jest.requireActual('./head'));
  });
}

describe("the document's head", () => {
  beforeEach(() => arrive(fromServer(list, '/products')));

  it('is not changed while it is right', () => {
    const elements = [...document.head.children];
    writeHead(list, url('/products'));
    expect([...document.head.children]).toEqual(elements);
  });

  it.each([
    ['a product', product, '/product/3'],
    ['an article', article, '/blog/brix'],
    ['a page that is not there', missing, '/hich-jaa'],
    ['a page without an address of its own', { title: 'ورود' }, '/login?redirect=%2Fcart'],
  ])('is for %s after a client-side navigation the same as from the server', (_, head: Head, address) => {
    writeHead(head, url(`${address}${address.includes('?') ? '&' : '?'}utm_source=x`));
    const afterStep = headHtml();
    document.head.innerHTML = fromServer(head, address);
    expect(afterStep).toEqual(headHtml());
  });

  it('keeps nothing of the previous page', () => {
    writeHead(product, url('/product/3'));
    writeHead(article, url('/blog/brix'));
    writeHead(missing, url('/hich-jaa'));
    expect(document.head.innerHTML).not.toMatch(/product|tomato|canonical|rss/);
    writeHead(list, url('/products'));
    expect(document.head.querySelector('[property="og:url"]')).toHaveAttribute('content', `${SITE}/products`);
  });

  it('does not change other elements', () => {
    arrive('<meta name="theme-color" content="#fff"><link rel="icon" href="/favicon.svg"><title>افشره</title>');
    writeHead(list, url('/products'));
    expect(document.head.querySelectorAll('[name="theme-color"], [rel="icon"]')).toHaveLength(2);
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });
});
