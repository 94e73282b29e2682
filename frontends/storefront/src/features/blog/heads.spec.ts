import { describe, expect, it } from '@jest/globals';
import { publishedPostQuery } from '@afshoreh/api-client';
import { QueryClient } from '@afshoreh/contracts/query';
import { aPost } from '../../testing/a-post';
import { readSearch } from './blog-search';
import { postsQuery } from './get-posts';
import { articleHead, blogHead } from './heads';

const nothing = new QueryClient();
const search = (query: string) => readSearch(new URLSearchParams(query));

describe('the head of an article', () => {
  it('has title, excerpt, a picture for messengers, and a BlogPosting', () => {
    const data = new QueryClient();
    data.setQueryData(publishedPostQuery('brix').queryKey, aPost({ image: '/assets/blog/standards.svg' }));
    expect(articleHead('brix', data)).toMatchObject({
      title: 'بریکس چیست؟',
      description: 'درصد مواد جامد محلول، و آنچه به خریدار می‌گوید.',
      canonical: '/blog/brix',
      type: 'article',
      image: '/media/og/posts/brix.png',
      feed: '/blog/rss.xml',
      jsonLd: {
        '@type': 'BlogPosting',
        headline: 'بریکس چیست؟',
        url: '/blog/brix',
        image: '/assets/blog/standards.png',
        datePublished: '2026-11-18T08:00:00.000Z',
        author: { '@type': 'Organization', name: 'واحد فنی افشره' },
      },
    });
  });

  it.each([
    [null, '/assets/blog/buying-guide.png'],
    ['/media/drum.webp', '/media/drum.webp'],
  ])('with the picture %s shows search engines %s', (image, shown) => {
    const data = new QueryClient();
    data.setQueryData(publishedPostQuery('brix').queryKey, aPost({ image }));
    expect(articleHead('brix', data)).toMatchObject({ jsonLd: { image: shown } });
  });

  it('is a permanent redirect at an earlier slug', () => {
    const data = new QueryClient();
    data.setQueryData(publishedPostQuery('what-is-brix').queryKey, aPost());
    expect(articleHead('what-is-brix', data)).toMatchObject({
      canonical: '/blog/brix',
      redirect: { to: '/blog/brix', permanent: true },
    });
    data.setQueryData(publishedPostQuery('brix').queryKey, aPost());
    expect(articleHead('brix', data)).not.toHaveProperty('redirect');
  });

  it('is a 404 once the API responded with one, and not before', () => {
    const data = new QueryClient();
    data.setQueryData(publishedPostQuery('brix').queryKey, null);
    expect(articleHead('brix', data)).toBeNull();
    expect(articleHead('brix', nothing)).toEqual({ title: 'وبلاگ', description: expect.any(String) });
  });
});

describe('the head of the list of articles', () => {
  it('has the canonical address and the category', () => {
    expect(blogHead(search('page=1'), nothing)).toMatchObject({ title: 'وبلاگ', canonical: '/blog' });
    expect(blogHead(search('category=export'), nothing)).toMatchObject({
      title: 'صادرات | وبلاگ',
      canonical: '/blog?category=export',
      feed: '/blog/rss.xml',
    });
  });

  it('redirects a page beyond the last one to the last one', () => {
    const data = new QueryClient();
    data.setQueryData(postsQuery(search('page=9')).queryKey, { items: [], total: 8 });
    expect(blogHead(search('page=9'), data).redirect).toEqual({ to: '/blog?page=2', permanent: false });
    data.setQueryData(postsQuery(search('tag=ب&page=9')).queryKey, { items: [], total: 0 });
    expect(blogHead(search('tag=ب&page=9'), data)).not.toHaveProperty('redirect');
  });
});
