import { axe, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { onToast, type Toast } from '@afshoreh/contracts';
import { describe, expect, it } from '@jest/globals';
import { aMediaItem } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const sheet = aMediaItem({
  id: 10,
  originalFilename: 'برگه.pdf',
  url: '/media/b.pdf',
  type: 'application/pdf',
  tags: '',
});

function library(more: Record<string, Answer> = {}): Record<string, Answer> {
  const item = aMediaItem();
  return {
    'GET /api/media': list([item, sheet]),
    'GET /api/media/counts': () => Response.json({ all: 12, images: 9, other: 3 }),
    'GET /api/media/9': () => Response.json(item),
    'GET /api/media/9/usages': () => Response.json([]),
    'PUT /api/media/9': ({ body }) => Response.json({ ...item, ...(body as object) }),
    'DELETE /api/media/9': () => new Response(null, { status: 204 }),
    'DELETE /api/media/10': () => new Response(null, { status: 204 }),
    ...more,
  };
}

const inUse = () => problem(409, 'media.in_use', 'این فایل در حال استفاده است و حذف نمی‌شود');
const uses = () => Response.json([{ place: 'product', placeId: '7', title: 'کنسانترهٔ سیب' }]);
const files = (...names: string[]) => names.map((name) => new File([name], name, { type: 'image/png' }));
const openDetails = async () => {
  await user.click(await screen.findByRole('link', { name: 'جزئیات: باغ سیب.jpg' }));
  return within(await screen.findByRole('dialog', { name: 'جزئیات فایل' }));
};

describe('media screen', () => {
  it('shows a card for each file, with two tags and how many more there are', async () => {
    await openAdmin('/admin/media', { answers: library() });
    const card = within(
      (await screen.findAllByRole('listitem')).find((each) => within(each).queryByText('باغ سیب.jpg'))!,
    );
    for (const text of ['سیب', 'باغ', '+۱']) expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('پاییز')).toBeNull();
    expect(card.getByText(/۱۷۸٫۱۳ کیلوبایت/)).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });

  it('is filtered to all, pictures and other files, each with its count, in the address', async () => {
    const { calls, location } = await openAdmin('/admin/media?q=سیب', { answers: library() });
    await user.click(await screen.findByRole('button', { name: 'فیلترها' }));
    const types = within(screen.getByRole('group', { name: 'نوع فایل' }));
    expect(await types.findByRole('link', { name: 'همه (۱۲)' })).toHaveAttribute('aria-current', 'true');
    expect(types.getByRole('link', { name: 'تصویرها (۹)' })).toBeVisible();
    await user.click(types.getByRole('link', { name: 'سایر فایل‌ها (۳)' }));
    await waitFor(() => expect(decodeURIComponent(location())).toBe('/admin/media?q=سیب&type=other'));
    await waitFor(() => {
      const asked = calls.filter(({ name }) => name === 'GET /api/media').at(-1)?.query;
      expect([asked?.get('type'), asked?.get('q')]).toEqual(['other', 'سیب']);
    });
  });

  it('shows everything about a file and saves its tags with the version that was edited', async () => {
    const { calls } = await openAdmin('/admin/media', { answers: library() });
    const dialog = await openDetails();
    expect(await dialog.findByRole('img', { name: 'پیش‌نمایش باغ سیب.jpg' })).toHaveAttribute('src', '/media/aa.webp');
    for (const text of ['aa.webp', 'image/webp', '۱٬۲۰۰ در ۸۰۰ پیکسل', 'http://localhost/media/aa.webp'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(await dialog.findByText(/در جایی از سایت به کار نرفته/)).toBeVisible();
    const tags = dialog.getByLabelText('برچسب‌ها');
    expect(tags).toHaveValue('سیب، باغ، پاییز');
    await user.clear(tags);
    await user.type(tags, 'انگور، زمستان');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ name }) => name === 'PUT /api/media/9')?.body).toMatchObject({
      tags: 'انگور، زمستان',
      originalFilename: 'باغ سیب.jpg',
      version: 1,
    });
  });

  it('says in words what a picture shows, and puts another file in its place', async () => {
    const replaced = aMediaItem({ url: '/media/new.webp', filename: 'new.webp', version: 2 });
    let stored = aMediaItem();
    const answers = library({
      'GET /api/media/9': () => Response.json(stored),
      'PUT /api/media/9/file': () => Response.json((stored = replaced)),
    });
    const { calls } = await openAdmin('/admin/media?media=9', { answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'جزئیات فایل' }));
    await user.type(await dialog.findByLabelText('متن جایگزین تصویر'), 'باغ در پاییز');
    await user.upload(dialog.getByLabelText('جایگزینی فایل', { selector: 'input' }), files('new.png'));
    await waitFor(() => expect(dialog.getByRole('img')).toHaveAttribute('src', '/media/new.webp'));
    expect(calls.find(({ name }) => name === 'PUT /api/media/9/file')?.query.get('version')).toBe('1');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The typed values are saved as a change of the new file.
    expect(calls.find(({ name }) => name === 'PUT /api/media/9')?.body).toMatchObject({
      alt: 'باغ در پاییز',
      version: 2,
    });
  });

  it('deletes only after a warning, and names what shows a file that stays', async () => {
    const answers = library({ 'DELETE /api/media/9': inUse, 'GET /api/media/9/usages': uses });
    await openAdmin('/admin/media', { answers });
    await user.click(await screen.findByRole('button', { name: 'عملیات باغ سیب.jpg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'حذف' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/این عملیات غیرقابل بازگشت است/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'حذف شود' }));
    const answer = within(await screen.findByRole('dialog', { name: 'این فایل در حال استفاده است' }));
    const link = await answer.findByRole('link', { name: 'محصول «کنسانترهٔ سیب»' });
    expect(link).toHaveAttribute('href', '/admin/products?product=7');
  });

  it('deletes many at once and lists which stayed, and why', async () => {
    const { calls } = await openAdmin('/admin/media', { answers: library({ 'DELETE /api/media/9': inUse }) });
    await user.click(await screen.findByRole('checkbox', { name: 'انتخاب باغ سیب.jpg' }));
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب برگه.pdf' }));
    await user.click(screen.getByRole('button', { name: /عملیات گروهی/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'حذف فایل‌ها' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف شود' }));
    const failures = await screen.findByRole('alert');
    expect(failures).toHaveTextContent('باغ سیب.jpg');
    expect(failures).toHaveTextContent('این فایل در حال استفاده است و حذف نمی‌شود');
    expect(calls.some(({ name }) => name === 'DELETE /api/media/10')).toBe(true);
  });

  it('copies the whole address of a file', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    await openAdmin('/admin/media', { answers: library() });
    await user.click(await screen.findByRole('button', { name: 'عملیات باغ سیب.jpg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'کپی نشانی' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('نشانی فایل کپی شد'));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/media/aa.webp');
    stop();
  });
});

describe('uploads', () => {
  it('take what is dropped anywhere, three at once, and the dialog closes when all are there', async () => {
    let [running, most] = [0, 0];
    const upload = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return Response.json(aMediaItem(), { status: 201 });
    };
    const { calls, location } = await openAdmin('/admin/media', {
      answers: library({ 'POST /api/media/upload': upload }),
    });
    await screen.findByText('باغ سیب.jpg');
    const dataTransfer = { types: ['Files'], files: files('1.png', '2.png', '3.png', '4.png', '5.png') };
    fireEvent.drop(document.body, { dataTransfer });
    expect(await screen.findByRole('dialog', { name: 'بارگذاری فایل' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ name }) => name === 'POST /api/media/upload')).toHaveLength(5);
    expect(most).toBe(3);
    expect(location()).toBe('/admin/media');
  });

  it('name the one that was refused with the server’s reason, and try it again', async () => {
    let refuse = true;
    const upload: Answer = () =>
      refuse ? problem(400, 'media.damaged', 'این فایل خراب است') : Response.json(aMediaItem(), { status: 201 });
    const { location } = await openAdmin('/admin/media?media=upload', {
      answers: library({ 'POST /api/media/upload': upload }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'بارگذاری فایل' }));
    await user.upload(dialog.getByLabelText(/^فایل/, { selector: 'input' }), files('bad.png'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('این فایل خراب است');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    refuse = false;
    await user.click(dialog.getByRole('button', { name: 'تلاش دوباره برای bad.png' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location()).toBe('/admin/media'));
  });

  it('are stopped one by one', async () => {
    const never = () => new Promise<Response>(() => undefined);
    await openAdmin('/admin/media?media=upload', { answers: library({ 'POST /api/media/upload': never }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'بارگذاری فایل' }));
    await user.upload(dialog.getByLabelText(/^فایل/, { selector: 'input' }), files('1.png', '2.png', '3.png', '4.png'));
    expect(await dialog.findAllByRole('progressbar')).toHaveLength(3);
    expect(dialog.getByText('در نوبت')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'لغو بارگذاری 2.png' }));
    await waitFor(() => expect(dialog.getByText('لغو شد')).toBeVisible());
    expect(await dialog.findAllByRole('progressbar')).toHaveLength(3);
    expect(dialog.queryByText('در نوبت')).toBeNull();
  });
});
