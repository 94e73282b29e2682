import { publishedPostQuery } from '@afshoreh/api-client';
import { onLivePage, onToast, page, type Toast } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { useParams } from '@afshoreh/contracts/router';
import { act, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aPost } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const answers: Record<string, Answer> = {
  'GET /api/admin/blog/posts': list([
    aPost(),
    aPost({ id: 4, slug: 'draft', title: 'پیش‌نویس تازه', status: 'draft' }),
  ]),
  'GET /api/admin/blog/posts/3': () => Response.json(aPost()),
};
const body = (calls: { name: string; body: unknown }[], name: string) => calls.find((call) => call.name === name)?.body;

describe('blog screen', () => {
  it('lists articles, drafts too, and leads to the site only for published ones', async () => {
    const { calls } = await openAdmin('/admin/blog?status=draft&sort=title', { answers });
    expect(await screen.findByRole('link', { name: 'ویرایش مقالهٔ بریکس چیست؟' })).toHaveAttribute(
      'href',
      '/admin/blog/edit?post=3',
    );
    expect(screen.getAllByRole('link', { name: /در سایت$/ })).toHaveLength(1);
    expect(calls.find(({ name }) => name === 'GET /api/admin/blog/posts')?.query.get('status')).toBe('draft');
  });

  it('asks before it deletes, and says that the comments go too', async () => {
    const { calls } = await openAdmin('/admin/blog', {
      answers: { ...answers, 'DELETE /api/admin/blog/posts/3': () => new Response(null, { status: 204 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'حذف مقالهٔ بریکس چیست؟' }));
    const question = within(screen.getByRole('alertdialog', { name: 'حذف مقاله' }));
    expect(question.getByText(/دیدگاه‌های زیر آن/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'حذف شود' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /api/admin/blog/posts/3')).toBe(true));
  });
});

it('withdraws many articles at once with their texts as they are stored, and publishes them again on the toast', async () => {
  const toasts: Toast[] = [];
  const stop = onToast((toast) => toasts.push(toast));
  const { calls } = await openAdmin('/admin/blog', {
    answers: { ...answers, 'PUT /api/admin/blog/posts/3': () => Response.json(aPost({ version: 4 })) },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }));
  await userEvent.click(screen.getByRole('button', { name: 'عملیات گروهی' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'بازگرداندن به پیش‌نویس' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  act(() => toasts[0]?.action?.onClick());
  const sent = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body: each }) => each);
  await waitFor(() => expect(sent()).toHaveLength(2));
  const { content } = aPost();
  expect(sent()).toMatchObject([
    { status: 'draft', version: 3, content },
    { status: 'published', version: 4, content },
  ]);
  stop();
});

describe('the editor of an article', () => {
  const SAVE = 'PUT /api/admin/blog/posts/3';
  const saving = (extra: Record<string, Answer> = {}) => ({
    ...answers,
    [SAVE]: ((call) => Response.json({ ...aPost(), ...(call.body as object), version: 4 })) satisfies Answer,
    ...extra,
  });
  const open = async (path: string, extra?: Record<string, Answer>) => {
    const opened = await openAdmin(path, { answers: saving(extra) });
    return { ...opened, title: await screen.findByLabelText(/^عنوان/, {}, { timeout: 15_000 }) };
  };

  it('saves what was changed, with the version it was made from, and leaves the text as it was', async () => {
    const { calls, title } = await open('/admin/blog/edit?post=3');
    await userEvent.type(title, ' و چرا');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(body(calls, SAVE)).toBeDefined());
    expect(body(calls, SAVE)).toMatchObject({
      title: 'بریکس چیست؟ و چرا',
      slug: 'brix',
      status: 'published',
      version: 3,
      content: '<h2>بریکس</h2><p>درصد مواد جامد.</p>',
      tags: ['بریکس', 'آزمون'],
    });
  });

  it('suggests an address from the title of a new article, until it is typed into', async () => {
    const { title } = await open('/admin/blog/edit?post=new');
    await userEvent.type(title, 'بازار سیب');
    const slug = screen.getByLabelText(/^نامک/);
    expect(slug).toHaveValue('market-apple');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'apples');
    await userEvent.type(title, ' ۱۴۰۵');
    expect(slug).toHaveValue('apples');
  });

  it('says what a new address of a published article means, and gives the old one back', async () => {
    await open('/admin/blog/edit?post=3');
    const slug = screen.getByLabelText(/^نامک/);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(slug, '-2');
    expect(screen.getByRole('alert')).toHaveTextContent('به نشانی تازه هدایت می‌شوند');
    await userEvent.click(screen.getByRole('button', { name: 'نامک پیشین بماند' }));
    expect(slug).toHaveValue('brix');
  });

  it('says under the field what is missing, and sends nothing', async () => {
    const { calls, title } = await open('/admin/blog/edit?post=new');
    await userEvent.type(title, 'بازار');
    await userEvent.click(screen.getByRole('button', { name: 'انتشار' }));
    expect(await screen.findByText('چکیده را بنویسید')).toBeVisible();
    expect(screen.getByText('متن مقاله را بنویسید')).toBeVisible();
    expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  it('is not saved over a colleague’s from a draft that was made before it', async () => {
    localStorage.setItem('afshoreh.admin.draft.admin.post.3', JSON.stringify({ title: 'بریکس من', version: '2' }));
    const { calls, title } = await open('/admin/blog/edit?post=3');
    expect(title).toHaveValue('بریکس من');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(body(calls, SAVE)).toMatchObject({ title: 'بریکس من', version: 2 }));
  });

  it('is shown as the site will show it, before anything is saved', async () => {
    const Article = () => {
      const { slug = '' } = useParams();
      const { data } = useQuery(publishedPostQuery(slug));
      return <h1>{data?.title}</h1>;
    };
    const module = { default: Article, head: { title: '' }, entries: () => Promise.resolve([]) };
    const route = page({ path: '/blog/:slug', outline: 'text', load: () => Promise.resolve(module) });
    const stop = onLivePage(() => Promise.resolve({ page: route, module }));
    const { calls, title } = await open('/admin/blog/edit?post=3');
    await userEvent.type(title, ' و چرا');
    await userEvent.click(screen.getByRole('button', { name: 'پیش‌نمایش' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('پیش‌نمایش مقاله');
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent('بریکس چیست؟ و چرا'));
    expect(calls.filter(({ name }) => name.startsWith('GET /api/blog') || name.startsWith('PUT'))).toEqual([]);
    stop();
  });

  it('shows what a colleague saved meanwhile beside mine', async () => {
    const conflicts = [
      {
        field: 'title',
        mine: 'بریکس چیست؟ الف',
        theirs: 'بریکس به زبان ساده',
        by: 'سارا',
        at: '2026-11-21T06:30:00.000Z',
      },
    ];
    const { title } = await open('/admin/blog/edit?post=3', {
      [SAVE]: () => Response.json({ status: 409, code: 'x', message: 'x', conflicts }, { status: 409 }),
    });
    await userEvent.type(title, ' الف');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('عنوان')).toBeVisible();
  });
});
