import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen, userEvent, waitFor } from '@afshoreh/testing';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

/** Types without the pause of a person between keys. */
const user = userEvent.setup({ delay: null });

const changed = () => Response.json({ success: true, message: 'شد' });
const password = () => screen.getByLabelText(/^رمز عبور جدید/);
const repetition = () => screen.getByLabelText(/^تکرار رمز عبور جدید/);

async function choose(first = '۱۲۳۴۵۶', second = first) {
  await user.type(password(), first);
  await user.type(repetition(), second);
  await user.click(screen.getByRole('button', { name: 'ثبت رمز جدید' }));
}

describe('/reset-password (D15)', () => {
  it('sends the token of the link with the new password, once, and leads to the login', async () => {
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

  it('takes the token out of the address once it was read', async () => {
    api();
    const { location } = await visit('/reset-password?token=t0-_k');
    await waitFor(() => expect(location()).toBe('/reset-password'));
    expect(password()).toBeVisible();
  });

  it.each([
    problem(400, 'auth.reset_token_invalid', 'این لینک دیگر کار نمی‌کند؛ لینک جدیدی درخواست کنید'),
    problem(400, 'common.validation', 'نادرست', [{ field: 'token', message: 'کد لینک بلند است' }]),
  ])('says that a link no longer works and where to get another (%#)', async (answer) => {
    api({ 'POST /api/auth/reset-password': () => answer });
    const { container } = await visit('/reset-password?token=old');
    await choose();
    expect(await screen.findByRole('group', { name: 'این لینک دیگر کار نمی‌کند' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'درخواست لینک جدید' })).toHaveAttribute('href', '/forgot-password');
    expect(await axe(container)).toEqual([]);
  });

  it.each(['/reset-password', '/reset-password?token='])('asks for a whole link at %s', async (path) => {
    api();
    await visit(path);
    expect(await screen.findByRole('heading', { name: 'لینک کامل نیست' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'درخواست لینک جدید' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText(/رمز عبور/)).not.toBeInTheDocument();
  });

  it('asks for six characters, the same twice', async () => {
    const calls = api();
    const { container } = await visit('/reset-password?token=t');
    await choose('12345', '12346');
    expect(await screen.findByText('رمز عبور باید حداقل ۶ کاراکتر باشد')).toBeVisible();
    expect(screen.getByText('رمزهای عبور مطابقت ندارند')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/auth/reset-password');
    expect(await axe(container)).toEqual([]);
  });

  it('keeps what was typed when the server could not be reached', async () => {
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
