import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const accepted = () => Response.json({ success: true, message: 'شد' });
const email = () => screen.getByRole('textbox', { name: /^ایمیل/ });
const submit = () => user.click(screen.getByRole('button', { name: 'ارسال لینک بازیابی' }));

async function ask(address = 'sara@example.com') {
  await user.type(email(), address);
  await submit();
}

describe('/forgot-password', () => {
  it('is linked from /login', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: false, user: null }) });
    await visit('/login');
    expect(await screen.findByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('sends the address and explains what to do, without revealing whether there is an account', async () => {
    const calls = api({ 'POST /api/auth/forgot-password': accepted });
    const { container } = await visit('/forgot-password');
    await ask(' sara@example.com ');
    const answer = await screen.findByRole('group', { name: 'صندوق ایمیل خود را ببینید' });
    expect(answer).toHaveFocus();
    expect(answer).toHaveTextContent('اگر با ایمیل sara@example.com حسابی باز شده باشد');
    expect(calls.at(-1)?.body).toEqual({ email: 'sara@example.com' });
    expect(await axe(container)).toEqual([]);
  });

  it('can be sent again, with the typed address', async () => {
    api({ 'POST /api/auth/forgot-password': accepted });
    await visit('/forgot-password');
    await ask();
    await user.click(await screen.findByRole('button', { name: 'ارسال دوباره' }));
    expect(email()).toHaveValue('sara@example.com');
  });

  it.each(['', 'سارا', 'sara@'])('refuses «%s» as an e-mail', async (typed) => {
    const calls = api();
    const { container } = await visit('/forgot-password');
    if (typed) await user.type(email(), typed);
    await submit();
    expect(await screen.findByText('لطفاً یک ایمیل معتبر وارد کنید')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/auth/forgot-password');
    expect(await axe(container)).toEqual([]);
  });

  it.each([
    [problem(429, 'common.too_many_requests', 'پس از چند دقیقه دوباره تلاش کنید'), 'پس از چند دقیقه دوباره تلاش کنید'],
    [new Response('no', { status: 502 }), 'لطفاً دوباره تلاش کنید'],
  ])('shows the reason of a failure and keeps the typed values (%#)', async (answer, reason) => {
    api({ 'POST /api/auth/forgot-password': () => answer });
    await visit('/forgot-password');
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(email()).toHaveValue('sara@example.com');
  });
});
