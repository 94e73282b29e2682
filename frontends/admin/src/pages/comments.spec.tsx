import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { setSingleKeys } from '../keyboard/single-keys';
import { aComment } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

type Comment = ReturnType<typeof aComment>;

/** The comments of a server that counts versions and refuses a decision about an older one. */
function moderation(comments: Comment[] = [aComment(), aComment({ id: 8, name: 'رضا کریمی' })]) {
  let all = comments;
  const fitting = (filter: string | null) => all.filter(({ status }) => filter === 'all' || status === filter);
  const answers: Record<string, Answer> = {
    'GET /api/comments': (call) => list(fitting(call.query.get('filter')))(call),
  };
  for (const { id } of comments) {
    const one = () => all.find((comment) => comment.id === id);
    answers[`GET /api/comments/${id}`] = () => Response.json(one());
    answers[`PUT /api/comments/${id}`] = ({ body }) => {
      const { status, version } = body as Comment;
      if (version !== one()?.version) return problem(409, 'content.comment_changed_meanwhile', 'همکارتان زودتر بود');
      all = all.map((each) => (each.id === id ? { ...each, status, version: version + 1 } : each));
      return Response.json(one());
    };
    answers[`DELETE /api/comments/${id}`] = () => {
      all = all.filter((each) => each.id !== id);
      return new Response(null, { status: 204 });
    };
  }
  const change = (id: number, changes: Partial<Comment>) => {
    all = all.map((each) => (each.id === id ? { ...each, ...changes } : each));
  };
  return { answers, statusOf: (id: number) => all.find((each) => each.id === id)?.status, change };
}

function listenToToasts(): { toasts: Toast[]; stop: () => void } {
  const toasts: Toast[] = [];
  return { toasts, stop: onToast((toast) => toasts.push(toast)) };
}
const view = (name: string) => screen.findByRole('link', { name: `مشاهدهٔ دیدگاه ${name}` });
const press = (code: string) => void fireEvent.keyDown(document.activeElement ?? document.body, { code, key: 'ش' });

describe('comments screen', () => {
  it('shows what waits first, and how many there are of each status', async () => {
    const { answers } = moderation([aComment(), aComment({ id: 8, status: 'approved' })]);
    const { container, location } = await openAdmin('/admin/comments', { answers });
    expect(await screen.findAllByRole('row')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: /وضعیت دیدگاه: در انتظار بررسی \(۱\)$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'فیلترها ۱' }));
    expect(screen.getByRole('link', { name: 'در انتظار بررسی (۱)' })).toHaveAttribute('aria-current', 'true');
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'همه (۲)' }));
    await userEvent.keyboard('{Escape}');
    expect(location()).toBe('/admin/comments?filter=all');
    expect(screen.queryByRole('group', { name: 'فیلترهای فعال' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  });

  it('shows a comment beside the article that it is about', async () => {
    await openAdmin('/admin/comments?comment=9', { answers: moderation().answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'دیدگاه سارا احمدی' }));
    expect(await dialog.findByRole('heading', { name: 'بریکس چیست؟' })).toBeVisible();
    expect(dialog.getByText('هر عدد برگهٔ آنالیز چه می‌گوید.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'مشاهدهٔ مقاله در سایت' })).toHaveAttribute('href', '/blog/brix');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('approves without a question, and takes that back on the button of its toast', async () => {
    const { answers, statusOf } = moderation();
    const { toasts, stop } = listenToToasts();
    await openAdmin('/admin/comments', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'تأیید دیدگاه سارا احمدی' }));
    await waitFor(() => expect(screen.queryByText('سارا احمدی')).toBeNull());
    expect(statusOf(9)).toBe('approved');
    act(() => toasts.find(({ action }) => action?.label === 'بازگردانی')?.action?.onClick());
    expect(await screen.findByText('سارا احمدی')).toBeVisible();
    expect(statusOf(9)).toBe('waiting');
    stop();
  });

  it('keeps the list and the decision open when approving fails without a connection', async () => {
    const { answers, statusOf } = moderation();
    const { toasts, stop } = listenToToasts();
    await openAdmin('/admin/comments', {
      answers: { ...answers, 'PUT /api/comments/9': () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'تأیید دیدگاه سارا احمدی' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ tone: 'error' });
    expect(await screen.findByText('سارا احمدی')).toBeVisible();
    expect(screen.getByText('رضا کریمی')).toBeVisible();
    expect(screen.getByRole('button', { name: 'تأیید دیدگاه سارا احمدی' })).toBeEnabled();
    expect(statusOf(9)).toBe('waiting');
    stop();
  });

  it('reports that a colleague has decided meanwhile, and shows that decision', async () => {
    const { answers, change, statusOf } = moderation();
    const { toasts, stop } = listenToToasts();
    await openAdmin('/admin/comments', { answers });
    await view('سارا احمدی');
    change(9, { status: 'rejected', version: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'تأیید دیدگاه سارا احمدی' }));
    await waitFor(() => expect(screen.queryByText('سارا احمدی')).toBeNull());
    expect(statusOf(9)).toBe('rejected');
    expect(toasts).toMatchObject([{ tone: 'error', description: 'همکارتان زودتر بود' }]);
    stop();
  });

  it('asks before it deletes', async () => {
    const { answers, statusOf } = moderation();
    await openAdmin('/admin/comments', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'حذف دیدگاه سارا احمدی' }));
    expect(statusOf(9)).toBe('waiting');
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'حذف دیدگاه' })).getByRole('button', { name: 'حذف شود' }),
    );
    await waitFor(() => expect(statusOf(9)).toBeUndefined());
    await waitFor(() => expect(screen.queryByText('سارا احمدی')).toBeNull());
  });

  it('approves many at once, and takes that back on the button of its toast', async () => {
    const { answers, statusOf } = moderation();
    const { toasts, stop } = listenToToasts();
    await openAdmin('/admin/comments', { answers });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب دیدگاه سارا احمدی' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'انتخاب دیدگاه رضا کریمی' }));
    await userEvent.click(screen.getByRole('button', { name: 'عملیات گروهی' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'تأیید' }));
    expect(await screen.findByText('موردی نمانده است')).toBeVisible();
    expect([statusOf(8), statusOf(9)]).toEqual(['approved', 'approved']);
    act(() => toasts.find(({ action }) => action?.label === 'بازگردانی')?.action?.onClick());
    expect(await view('رضا کریمی')).toBeVisible();
    expect([statusOf(8), statusOf(9)]).toEqual(['waiting', 'waiting']);
    stop();
  });
});

describe('the keys of the comments', () => {
  it('approve and reject the row with the focus, by their place on the keyboard, and go on to the next', async () => {
    const { answers, statusOf } = moderation();
    await openAdmin('/admin/comments', { answers });
    await view('سارا احمدی');
    press('KeyA');
    press('KeyJ');
    press('KeyA');
    const next = await view('رضا کریمی');
    await waitFor(() => expect(next).toHaveFocus());
    expect([statusOf(9), statusOf(8)]).toEqual(['approved', 'waiting']);
    press('KeyR');
    await waitFor(() => expect(statusOf(8)).toBe('rejected'));
  });

  it('do nothing when single-letter shortcuts are off or a comment is open', async () => {
    const { answers, statusOf } = moderation();
    await openAdmin('/admin/comments', { answers });
    (await view('سارا احمدی')).focus();
    setSingleKeys(false);
    press('KeyA');
    setSingleKeys(true);
    await userEvent.click(await view('سارا احمدی'));
    await screen.findByRole('dialog', { name: 'دیدگاه سارا احمدی' });
    press('KeyR');
    expect(statusOf(9)).toBe('waiting');
  });
});
