import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Post } from '../src/content/index.js';
import { SeedRun } from '../src/database/seed/index.js';
import { addPost } from './support/blog.js';
import { freshDatabase, startApi, type FreshDatabase, type TestApi } from './support/index.js';

interface Article {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  image: string | null;
  author: string;
  tags: string[];
  publishedAt: string;
  readingMinutes: number;
}

describe('the demonstration articles', () => {
  let api: TestApi;
  let articles: Article[];
  beforeAll(async () => {
    api = await startApi({ seed: true });
    const slugs = ((await api.call('GET /api/blog/posts')).body as Article[]).map(({ slug }) => slug);
    articles = await Promise.all(
      slugs.map(async (slug) => (await api.call(`GET /api/blog/posts/${slug}`)).body as Article),
    );
  });
  afterAll(() => api.close());

  const proseOf = ({ content }: Article): string =>
    content.replace(/<\/?(a|strong|code)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
  const textOf = (article: Article): string => [article.title, article.excerpt, proseOf(article)].join('\n');

  it('are six, one per category, published in the past', () => {
    expect(articles.map(({ category }) => category).sort()).toEqual(
      ['buying-guide', 'export', 'food-industries', 'market-analysis', 'standards', 'technology'].sort(),
    );
    expect(articles.filter(({ publishedAt }) => Date.parse(publishedAt) >= Date.now())).toEqual([]);
    expect(new Set(articles.map(({ publishedAt }) => publishedAt)).size).toBe(6);
  });

  it('are 700 to 900 words with headings, a table, tags and an author', () => {
    for (const article of articles) {
      const words = proseOf(article).trim().split(/\s+/).length;
      expect([article.slug, words >= 700 && words <= 900]).toEqual([article.slug, true]);
      expect([article.slug, (article.content.match(/<h2>/g) ?? []).length >= 4]).toEqual([article.slug, true]);
      expect(article.content).toContain('<table>');
      expect(article.tags.length).toBeGreaterThanOrEqual(3);
      expect(article.author).toMatch(/افشره$/);
    }
  });

  it('have the cover of their category', () => {
    expect(articles.map(({ image }) => image)).toEqual(articles.map(({ category }) => `/assets/blog/${category}.svg`));
  });

  it('quote the brix and the acidity of the specification', () => {
    const guide = articles.find(({ category }) => category === 'buying-guide') as Article;
    expect(guide.content).toContain('بریکس ۷۰ تا ۷۲');
    expect(guide.content).toContain('۱٫۵ تا ۲٫۵ درصد');
  });

  it('link to pages of this site only', () => {
    const links = articles.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect(links.length).toBeGreaterThanOrEqual(6);
    expect(links.filter((href) => !/^\/(products|contact|about|services)(\?|$)/.test(href ?? ''))).toEqual([]);
  });

  it.each([
    ['Arabic letters or digits', /[يك٠-٩]/],
    ['Latin digits but in codes', /(?<![A-Z0-9][A-Z]* ?|[\d.])[0-9]/],
    ['a prefix of a verb that stands alone', /(^|\s)ن?می\s/],
    ['an ending that stands alone', /\s(ها|های|هایی|تر|ترین|ام|اند)(\s|[،؛.])/],
    ['Latin punctuation', /[;?,"]|\s[.:،؛؟]|\.{2}/],
    ['a space beside a quotation mark', /«\s|\s»/],
    ['two spaces or ZWNJ at the end of a word', /\u200c[\s\u200c،؛.]/],
  ])('are written without %s', (_what, wrong) => {
    const places = articles.flatMap((article) =>
      textOf(article)
        .replace(/2009\.[67]9|2002\.90/g, 'کد')
        .split('\n')
        .filter((line) => wrong.test(line.trim()))
        .map((line) => [article.slug, wrong.exec(line.trim())?.[0], line.trim().slice(0, 80)]),
    );
    expect(places).toEqual([]);
  });
});

describe('a database that was started before', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase();
  });
  afterAll(() => fresh.drop());

  /** Starts on the same database, does `work` and stops. */
  async function run<T>(work: (api: TestApi) => Promise<T>): Promise<T> {
    const api = await startApi({ seed: true, variables: fresh.variables });
    try {
      return await work(api);
    } finally {
      await api.close();
    }
  }
  const count = (): Promise<number> => run((api) => api.database.read.count(Post));
  const forget = (api: TestApi): Promise<unknown> =>
    api.database.write(async (tx) => {
      await tx.delete(SeedRun, { name: 'demo-articles' });
      await tx.deleteAll(Post);
    });

  it('gets the articles once, also when its catalogue is older than the blog', async () => {
    await run(forget);
    expect(await count()).toBe(6);
    await run((api) => api.database.write((tx) => tx.deleteAll(Post)));
    expect(await count()).toBe(0);
  });

  it('does not get them beside its own', async () => {
    await run(async (api) => {
      await forget(api);
      await addPost(api, await api.loginAdmin());
    });
    expect(await count()).toBe(1);
  });
});
