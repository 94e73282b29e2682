import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ConstantLoad, publishSources, release, rememberLive } from '../support/releases';
import { expect, test } from '../support/test';

const FIVE_SECONDS = { timeout: 5_000, intervals: [200] };
const PATH = '/season';
const TITLE = 'میوه‌های این فصل';
const PAGE = `
import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions, useQuery } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { Page } from '@afshoreh/ui';

const featuredProductsQuery = queryOptions({
  queryKey: ['products', 'featured'],
  queryFn: ({ signal }) => api.GET('/products/featured', { signal }).then(dataOf),
});

export const head = { title: '${TITLE}' };

export const prefetch: PageModule['prefetch'] = ({ data }) => [data.prefetchQuery(featuredProductsQuery)];

export default function SeasonPage() {
  const { data = [] } = useQuery(featuredProductsQuery);
  return (
    <Page title="${TITLE}">
      <ul>{data.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
    </Page>
  );
}
`;
const LINE = `page({ path: '${PATH}', outline: 'text', listed: true, load: () => import('./pages/season') }),`;

/** A new page: one file and one line. */
async function addPage(src: string): Promise<void> {
  await writeFile(join(src, 'pages/season.tsx'), PAGE);
  const table = await readFile(join(src, 'app.tsx'), 'utf8');
  await writeFile(join(src, 'app.tsx'), table.replace(/(?= +page\(\{ path: '\*')/, `  ${LINE}\n`));
}

let version: string;
let load: ConstantLoad | undefined;
let makeLiveAgain: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  makeLiveAgain = await rememberLive(['storefront']);
  version = await publishSources('storefront', addPage);
});
test.afterEach(async () => {
  await load?.stop();
  load = undefined;
  await makeLiveAgain();
});

const statusOf = async (site: string, cookie = '') => (await fetch(site + PATH, { headers: { cookie } })).status;
const sitemapOf = async (site: string) => (await fetch(`${site}/sitemap.xml`)).text();

test('a page that the running shell does not know is available as long as its release is live', async ({
  page,
  baseURL: site = '',
}) => {
  load = new ConstantLoad(site, ['/', '/products', '/product/1', '/cart']);
  expect(await statusOf(site)).toBe(404);
  expect(await sitemapOf(site)).not.toContain(PATH);

  await release('promote', 'storefront', version);
  await expect.poll(() => statusOf(site), FIVE_SECONDS).toBe(200);
  const response = await fetch(`${site}${PATH}?utm_source=x`);
  const html = await response.text();
  expect(html).toContain(`<title>${TITLE}`);
  expect(html).toContain(`rel="canonical" href="${site}${PATH}"`);
  expect(html).toMatch(/<main[^>]*>.*<li>.*کنسانتره/s);
  expect(html).toMatch(/page-season\.\w+\.js/);
  // The page is cached: the second request is a 304.
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await fetch(site + PATH, { headers })).status).toBe(304);
  expect(await sitemapOf(site)).toContain(`<loc>${site}${PATH}</loc>`);
  expect((await fetch(`${site}/Season/`, { redirect: 'manual' })).headers.get('location')).toBe(PATH);

  // It is hydrated without a console message and without loading its data again.
  const questions: string[] = [];
  page.on('request', (request) => questions.push(new URL(request.url()).pathname));
  await page.goto(PATH);
  await expect(page.getByRole('main').getByRole('heading', { name: TITLE })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(questions).not.toContain('/api/products/featured');
  // Other pages of the same releases link to it without a page load.
  await page.getByRole('banner').getByRole('link', { name: 'محصولات' }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { name: TITLE })).toBeVisible();
  expect(await page.title()).toContain(TITLE);

  await release('rollback', 'storefront');
  await expect.poll(() => statusOf(site), FIVE_SECONDS).toBe(404);
  await expect.poll(() => sitemapOf(site), FIVE_SECONDS).not.toContain(PATH);
  await load.stop();
  expect(load.failures).toEqual([]);
});

test('the page of a canary is available only for visitors with the canary', async ({ baseURL: site = '' }) => {
  await release('canary', 'storefront', version, '50');
  await expect.poll(() => statusOf(site, 'afshoreh.canary=49'), FIVE_SECONDS).toBe(200);
  expect(await statusOf(site, 'afshoreh.canary=50')).toBe(404);
  expect(await sitemapOf(site)).not.toContain(PATH);
});

test('robots.txt has the private pages of the live releases and the sitemap', async ({ baseURL: site = '' }) => {
  const robots = await (await fetch(`${site}/robots.txt`)).text();
  expect(robots.split('\n').filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /account',
    'Disallow: /admin',
    'Disallow: /cart',
    'Disallow: /api/',
  ]);
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(await sitemapOf(site)).toContain(`<loc>${site}/product/1</loc>`);
});
