import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen, waitFor } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const changed = () => Response.json({ success: true, message: 'شد' });
const password = () => screen.getByLabelText(/^رمز عبور جدید/);
const repetition = () => screen.getByLabelText(/^تکرار رمز عبور جدید/);

async function choose(first = '۱۲۳۴۵۶', second = first) {
  await user.type(password(), first);
  await user.type(repetition(), second);
  await user.click(screen.getByRole('button', { name: 'ثبت رمز جدید' }));
}

describe('/reset-password', () => {
  it('sends the token of the link with the new password, once, and opens the login', async () => {
    const calls = api({ 'POST /api/auth/reset-password': changed });
    const { container } = await visit('/reset-password?token=t0-_k');
    await choose();
    expect(await screen.findByRole('group', { name: 'رمز عبور شما عوض شد' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'ورود به حساب' })).toHaveAttribute('href', '/login');
    expect(calls.filter(({ name }) => name === 'POST /api/auth/reset-password').map(({ body }) => body)).toEqual([
      { token: 't0-_k', password: '۱۲۳۴۵۶' },
    ]);
    expect(await axe(container)).toEqual([]);
  });

  it('removes the token from the address once it is read', async () => {
    api();
    const { location } = await visit('/reset-password?token=t0-_k');
    await waitFor(() => expect(location()).toBe('/reset-password'));
    expect(password()).toBeVisible();
  });

  it.each([
    problem(400, 'auth.reset_token_invalid', 'این لینک دیگر کار نمی‌کند؛ لینک جدیدی درخواست کنید'),
    problem(400, 'common.validation', 'نادرست', [{ field: 'token', message: 'کد لینک بلند است' }]),
  ])('shows that a link no longer works and how to get another (%#)', async (answer) => {
    api({ 'POST /api/auth/reset-password': () => answer });
    const { container } = await visit('/reset-password?token=old');
    await choose();
    expect(await screen.findByRole('group', { name: 'این لینک دیگر کار نمی‌کند' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'درخواست لینک جدید' })).toHaveAttribute('href', '/forgot-password');
    expect(await axe(container)).toEqual([]);
  });

  it.each(['/reset-password', '/reset-password?token='])('shows that the link is incomplete at %s', async (path) => {
    api();
    await visit(path);
    expect(await screen.findByRole('heading', { name: 'لینک کامل نیست' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'درخواست لینک جدید' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText(/رمز عبور/)).not.toBeInTheDocument();
  });

  it('requires six characters, the same twice', async () => {
    const calls = api();
    const { container } = await visit('/reset-password?token=t');
    await choose('12345', '12346');
    expect(await screen.findByText('رمز عبور باید حداقل ۶ کاراکتر باشد')).toBeVisible();
    expect(screen.getByText('رمزهای عبور مطابقت ندارند')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/auth/reset-password');
    expect(await axe(container)).toEqual([]);
  });

  it('keeps the typed values when the server cannot be reached', async () => {
    api({
      'POST /api/auth/reset-password': () => {
        throw new TypeError('connection lost');
      },
    });
    await visit('/reset-password?token=t');
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با سرور برقرار نشد');
    expect(password()).toHaveValue('۱۲۳۴۵۶');
    expect(repetition()).toHaveValue('۱۲۳۴۵۶');
  });
});
