import { describe, expect, it } from '@jest/globals';
import { axe, type Call, intersectAll, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { aPost } from '../testing/a-post';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const LIST = 'GET /api/blog/posts';
const SUBSCRIBE = 'POST /api/newsletter';

const answered = (slugs: string[], total = slugs.length) =>
  Response.json(
    slugs.map((slug, at) => aPost({ id: at + 1, slug, title: `مقالهٔ ${slug}` })),
    { headers: { 'x-total-count': String(total) } },
  );
const three = () => answered(['one', 'two', 'three']);
const lastQuery = (calls: Call[]) => Object.fromEntries(calls.filter(({ name }) => name === LIST).at(-1)?.query ?? []);

describe('/blog', () => {
  it('shows the newest articles, each leading to its own page', async () => {
    const calls = api({ [LIST]: three });
    const { container } = await visit('/blog');
    const cards = await screen.findAllByRole('article');
    expect(lastQuery(calls)).toEqual({ category: 'all', page: '1', limit: '6' });
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/blog/one',
      '/blog/two',
      '/blog/three',
    ]);
    expect(within(cards[0]!).getByText('۲۷ آبان ۱۴۰۵')).toBeVisible();
    expect(within(cards[0]!).getByText('۴ دقیقه مطالعه')).toBeVisible();
    expect(screen.getByRole('link', { name: 'خوراک RSS وبلاگ' })).toHaveAttribute('href', '/blog/rss.xml');
    expect(await axe(container)).toEqual([]);
  });

  it('filters by its chips, in the address', async () => {
    const calls = api({ [LIST]: three });
    const { location } = await visit('/blog?page=2');
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'صادرات' }));
    expect(location()).toBe('/blog?category=export');
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ category: 'export', page: '1' }));
    expect(screen.getByRole('link', { name: 'صادرات' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows the articles with a tag, and how to see the others', async () => {
    const calls = api({ [LIST]: three });
    await visit('/blog?tag=بریکس');
    await screen.findAllByRole('article');
    expect(lastQuery(calls)).toMatchObject({ tag: 'بریکس' });
    expect(screen.getByText('مقاله‌های با برچسب «بریکس»')).toBeVisible();
    expect(screen.getByRole('link', { name: 'برداشتن برچسب' })).toHaveAttribute('href', '/blog');
  });

  it('keeps the filter from page to page', async () => {
    api({ [LIST]: () => answered(['one'], 14) });
    await visit('/blog?category=export');
    await screen.findAllByRole('article');
    expect(screen.getByRole('link', { name: /صفحهٔ ۳/ })).toHaveAttribute('href', '/blog?category=export&page=3');
  });

  it('redirects from a page beyond the last one to the last one', async () => {
    api({ [LIST]: ({ query }) => (query.get('page') === '2' ? answered(['last'], 7) : answered([], 7)) });
    const { location } = await visit('/blog?page=99');
    await screen.findByRole('article');
    expect(location()).toBe('/blog?page=2');
  });

  it('says what to do in a category without articles', async () => {
    api({ [LIST]: () => answered([]) });
    const { container } = await visit('/blog?category=export');
    expect(await screen.findByRole('heading', { name: 'هنوز مقاله‌ای در این بخش نیست' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'همهٔ مقاله‌ها' })).toHaveAttribute('href', '/blog');
    expect(await axe(container)).toEqual([]);
  });

  it('offers a retry when the list cannot be loaded', async () => {
    let broken = true;
    api({ [LIST]: () => (broken ? problem(503, 'common.unavailable', 'سرور در دسترس نیست') : three()) });
    await visit('/blog');
    expect(await screen.findByRole('alert')).toHaveTextContent('سرور در دسترس نیست');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});

describe('the newsletter box', () => {
  const email = () => screen.getByRole('textbox', { name: /^ایمیل/ });
  /** Scrolls far enough down the page for the form to load. */
  async function visitForm() {
    await visit('/blog');
    await intersectAll();
    await screen.findByRole('textbox', { name: /^ایمیل/ });
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'عضویت در خبرنامه' }));

  it('subscribes an address and shows the success', async () => {
    const calls = api({ [LIST]: three, [SUBSCRIBE]: () => Response.json({ success: true, message: 'شد' }) });
    await visitForm();
    await userEvent.type(email(), ' sara@example.com ');
    await press();
    expect(await screen.findByText('ایمیل شما در خبرنامه ثبت شد.')).toBeVisible();
    expect(calls.filter(({ name }) => name === SUBSCRIBE).map(({ body }) => body)).toEqual([
      { email: 'sara@example.com' },
    ]);
    expect(email()).toHaveValue('');
  });

  it('requires an address before it sends anything', async () => {
    const calls = api({ [LIST]: three });
    await visitForm();
    await userEvent.type(email(), 'سارا');
    await press();
    expect(email()).toHaveAccessibleDescription('لطفاً یک ایمیل معتبر وارد کنید');
    expect(email()).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain(SUBSCRIBE);
  });

  it('shows the reason of a failure and keeps the typed values', async () => {
    api({ [LIST]: three, [SUBSCRIBE]: () => problem(429, 'common.too_many', 'کمی بعد دوباره تلاش کنید') });
    await visitForm();
    await userEvent.type(email(), 'sara@example.com');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('کمی بعد دوباره تلاش کنید');
    expect(email()).toHaveValue('sara@example.com');
  });
});
