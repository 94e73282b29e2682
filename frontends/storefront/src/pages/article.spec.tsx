import { describe, expect, it } from '@jest/globals';
import { axe, intersectAll, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { aPost } from '../testing/a-post';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const POST = 'GET /api/blog/posts/brix';
const COMMENTS = 'GET /api/blog/posts/brix/comments';
const SEND = 'POST /api/blog/posts/brix/comments';

const comments = (list: object[], total = list.length) =>
  Response.json(list, { headers: { 'x-total-count': String(total) } });
const aComment = { id: 1, name: 'سارا احمدی', comment: 'سطر یک\nسطر دو', createdAt: '2026-11-19T08:00:00.000Z' };

function open(fields: Parameters<typeof aPost>[0] = {}, answers: Record<string, Answer> = {}) {
  return api({ [POST]: () => Response.json(aPost(fields)), [COMMENTS]: () => comments([]), ...answers });
}

describe('/blog/{slug}', () => {
  it('shows the article with its author, day, reading time and cover', async () => {
    open();
    const { container } = await visit('/blog/brix');
    expect(await screen.findByRole('heading', { level: 1, name: 'بریکس چیست؟' })).toBeVisible();
    const [article] = screen.getAllByRole('article');
    expect(within(article!).getAllByText('واحد فنی افشره')[0]).toBeVisible();
    expect(screen.getByText('۲۷ آبان ۱۴۰۵')).toHaveAttribute('datetime', '2026-11-18T08:00:00.000Z');
    expect(screen.getByText('۴ دقیقه مطالعه')).toBeVisible();
    expect(container.querySelector('header img')).toHaveAttribute('src', '/assets/blog/buying-guide.svg');
    expect(await axe(container)).toEqual([]);
  });

  it('has a table of contents with links to its parts', async () => {
    open();
    const { container } = await visit('/blog/brix');
    const contents = within(await screen.findByRole('navigation', { name: 'در این مقاله' }));
    const links = contents.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['۱بریکس & اسید', '۲پیش از سفارش']);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('links to its tags, its neighbours and related articles', async () => {
    open({
      previous: { slug: 'older', title: 'کهنه‌تر' },
      next: { slug: 'newer', title: 'تازه‌تر' },
      related: [aPost({ id: 9, slug: 'near', title: 'نزدیک' })],
    });
    await visit('/blog/brix');
    expect(await screen.findByRole('link', { name: 'بریکس' })).toHaveAttribute(
      'href',
      `/blog?${new URLSearchParams({ tag: 'بریکس' })}`,
    );
    expect(screen.getByRole('link', { name: /مقالهٔ قبلی/ })).toHaveAttribute('href', '/blog/older');
    expect(screen.getByRole('link', { name: /مقالهٔ بعدی/ })).toHaveAttribute('href', '/blog/newer');
    expect(screen.getByRole('link', { name: 'نزدیک' })).toHaveAttribute('href', '/blog/near');
  });

  it('can be shared: to messengers and to the clipboard', async () => {
    open();
    // user-event's setup installs a clipboard in the page.
    const user = userEvent.setup();
    await visit('/blog/brix');
    const share = within(await screen.findByRole('group', { name: 'این مقاله را بفرستید' }));
    expect(share.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'تلگرام(در زبانهٔ جدید)',
      'واتساپ(در زبانهٔ جدید)',
      'ایتا(در زبانهٔ جدید)',
      'بله(در زبانهٔ جدید)',
    ]);
    await user.click(share.getByRole('button', { name: 'کپی لینک' }));
    expect(await share.findByText('لینک کپی شد')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/blog/brix');
  });

  it('redirects an earlier slug to the current one', async () => {
    api({ 'GET /api/blog/posts/what-is-brix': () => Response.json(aPost()), [POST]: () => Response.json(aPost()) });
    const { location } = await visit('/blog/what-is-brix');
    await waitFor(() => expect(location()).toBe('/blog/brix'));
    expect(await screen.findByRole('heading', { level: 1, name: 'بریکس چیست؟' })).toBeVisible();
  });

  it('shows that the article does not exist', async () => {
    api({ [POST]: () => problem(404, 'content.post_not_found', 'این مقاله پیدا نشد') });
    await visit('/blog/brix');
    expect(await screen.findByRole('heading', { level: 1, name: 'این مقاله پیدا نشد' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'همهٔ مقاله‌ها' })).toHaveAttribute('href', '/blog');
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
  });

  it('offers a retry when it cannot be loaded', async () => {
    let broken = true;
    open({}, { [POST]: () => (broken ? problem(503, 'common.unavailable', 'سرور نیست') : Response.json(aPost())) });
    await visit('/blog/brix');
    expect(await screen.findByText('سرور نیست')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'بریکس چیست؟' })).toBeVisible();
  });
});

describe('the comments of an article', () => {
  const fields = () => ({
    name: screen.getByRole('textbox', { name: /^نام/ }),
    email: screen.getAllByRole('textbox', { name: /^ایمیل/ })[0]!,
    text: screen.getByRole('textbox', { name: /^متن دیدگاه/ }),
  });
  /** Scrolls far enough down the article for the form to load. */
  async function visitForm() {
    const visited = await visit('/blog/brix');
    await screen.findByRole('heading', { name: 'دیدگاه‌ها' });
    await intersectAll();
    await screen.findByRole('textbox', { name: /^متن دیدگاه/ });
    return visited;
  }
  async function write() {
    const { name, email, text } = fields();
    await userEvent.type(name, 'سارا');
    await userEvent.type(email, 'sara@example.com');
    await userEvent.type(text, 'برای هلو هم؟');
    await userEvent.click(screen.getByRole('button', { name: 'ارسال دیدگاه' }));
  }

  it('are listed with name and day, page by page', async () => {
    const calls = open({}, { [COMMENTS]: () => comments([aComment], 41) });
    await visit('/blog/brix?page=2');
    const list = within(await screen.findByRole('region', { name: '۴۱ دیدگاه' }));
    expect(list.getByText('سارا احمدی')).toBeVisible();
    expect(list.getByText('۲۸ آبان ۱۴۰۵')).toBeVisible();
    expect(list.getByRole('link', { name: /صفحهٔ ۳/ })).toHaveAttribute('href', '/blog/brix?page=3');
    expect(Object.fromEntries(calls.find(({ name }) => name === COMMENTS)!.query)).toEqual({ page: '2', limit: '20' });
  });

  it('are sent for approval, and the form says so before and after', async () => {
    const calls = open({}, { [SEND]: () => Response.json({ success: true, message: 'رسید' }, { status: 202 }) });
    await visitForm();
    expect(await screen.findByText(/پس از تأیید نمایش داده می‌شود. ایمیلتان/)).toBeVisible();
    await write();
    expect(await screen.findByText('دیدگاه شما رسید و پس از تأیید نمایش داده می‌شود.')).toBeVisible();
    expect(calls.filter(({ name }) => name === SEND).map(({ body }) => body)).toEqual([
      { name: 'سارا', email: 'sara@example.com', comment: 'برای هلو هم؟' },
    ]);
    expect(fields().text).toHaveValue('');
  });

  it('are checked before they are sent, field by field', async () => {
    const calls = open();
    const { container } = await visitForm();
    await screen.findByRole('button', { name: 'ارسال دیدگاه' });
    await userEvent.click(screen.getByRole('button', { name: 'ارسال دیدگاه' }));
    expect(fields().name).toHaveAccessibleDescription('نام خود را بنویسید');
    expect(fields().email).toHaveAccessibleDescription('لطفاً یک ایمیل معتبر وارد کنید');
    expect(fields().text).toHaveAccessibleDescription('متن دیدگاه را بنویسید');
    expect(fields().name).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain(SEND);
    expect(await axe(container)).toEqual([]);
  });

  it('that failed show the reason in the form, and keep the typed values', async () => {
    open({}, { [SEND]: () => problem(503, 'common.unavailable', 'سرور در دسترس نیست') });
    await visitForm();
    await screen.findByRole('button', { name: 'ارسال دیدگاه' });
    await write();
    expect(await screen.findByRole('alert')).toHaveTextContent('سرور در دسترس نیست');
    expect(fields().text).toHaveValue('برای هلو هم؟');
    expect(fields().email).toHaveValue('sara@example.com');
  });

  it('that cannot be loaded offer a retry, and the article stays', async () => {
    open({}, { [COMMENTS]: () => problem(503, 'common.unavailable', 'سرور در دسترس نیست') });
    await visitForm();
    expect(await screen.findByRole('alert')).toHaveTextContent('دیدگاه‌ها دریافت نشد');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
