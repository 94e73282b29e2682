import { expect, it } from '@jest/globals';
import { aPost } from '../../testing/a-post';
import { api } from '../../testing/site';
import { postAddresses } from './get-post-addresses';

it('returns the address of every article and its time of change, over all pages of the list', async () => {
  const slugs = Array.from({ length: 101 }, (_, at) => `article-${at}`);
  api({
    'GET /api/blog/posts': ({ query }) => {
      const from = (Number(query.get('page')) - 1) * 100;
      return Response.json(slugs.slice(from, from + 100).map((slug) => aPost({ slug })));
    },
  });
  const addresses = await postAddresses();
  expect(addresses.map(({ path }) => path)).toEqual(slugs.map((slug) => `/blog/${slug}`));
  expect(addresses[0]).toEqual({ path: '/blog/article-0', lastModified: '2026-11-18T08:00:00.000Z' });
});
