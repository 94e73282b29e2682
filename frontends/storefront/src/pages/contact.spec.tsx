import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onToast, type Toast } from '@afshoreh/contracts';
import { axe, problem, screen, userEvent, within, siteSettings } from '@afshoreh/testing';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const accepted = () => Response.json({ success: true, message: 'پیام شما با موفقیت ارسال شد' }, { status: 201 });

let toasts: Toast[];
let stopListening: () => void;
beforeEach(() => {
  toasts = [];
  stopListening = onToast((toast) => toasts.push(toast));
});
afterEach(() => stopListening());

const nameField = () => screen.getByRole('textbox', { name: /نام و نام خانوادگی/ });
const phoneField = () => screen.getByRole('textbox', { name: /شمارهٔ تماس/ });
const emailField = () => screen.getByRole('textbox', { name: /ایمیل/ });
const messageField = () => screen.getByRole('textbox', { name: /متن پیام/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'ارسال پیام' }));

async function fill({ email = '' } = {}) {
  await userEvent.type(nameField(), 'سارا احمدی');
  await userEvent.type(phoneField(), '۰۹۱۴۱۲۳۴۵۶۷');
  if (email) await userEvent.type(emailField(), email);
  await userEvent.type(messageField(), 'قیمت ده تن کنسانترهٔ سیب؟');
}

describe('the contact form', () => {
  it('sends name, phone, e-mail and message, clears itself and opens the success dialog', async () => {
    const calls = api({ 'POST /api/contact': accepted });
    await visit('/contact');
    await fill({ email: 'sara@example.com' });
    await submit();

    const dialog = await screen.findByRole('dialog', { name: 'پیام شما با موفقیت ارسال شد' });
    expect(calls.find(({ name }) => name === 'POST /api/contact')?.body).toEqual({
      name: 'سارا احمدی',
      phone: '۰۹۱۴۱۲۳۴۵۶۷',
      email: 'sara@example.com',
      message: 'قیمت ده تن کنسانترهٔ سیب؟',
    });
    expect(dialog).toHaveTextContent('به‌زودی با شما تماس می‌گیرند');
    // The dialog has the message, so there is no toast.
    expect(toasts).toEqual([]);
    expect(await axe(dialog)).toEqual([]);

    await userEvent.click(within(dialog).getByRole('button', { name: 'بازگشت به سایت' }));
    for (const field of [nameField(), phoneField(), emailField(), messageField()]) expect(field).toHaveValue('');
  });

  it('needs no e-mail and then sends none', async () => {
    const calls = api({ 'POST /api/contact': accepted });
    await visit('/contact');
    await fill();
    await submit();
    await screen.findByRole('dialog');
    expect(calls.find(({ name }) => name === 'POST /api/contact')?.body).not.toHaveProperty('email');
  });

  it('shows «در حال ارسال…» while it sends, and sends once after repeated presses', async () => {
    const calls = api({ 'POST /api/contact': () => new Promise(() => undefined) });
    await visit('/contact');
    await fill();
    await submit();
    const pending = screen.getByRole('button', { name: 'در حال ارسال…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pending);
    expect(calls.filter(({ name }) => name === 'POST /api/contact')).toHaveLength(1);
  });

  it('keeps the typed values when sending failed', async () => {
    api({ 'POST /api/contact': () => problem(500, 'common.unexpected', 'خطای سرور') });
    await visit('/contact');
    await fill({ email: 'sara@example.com' });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/خطا در ارسال پیام.*لطفاً دوباره تلاش کنید/);
    expect(toasts).toEqual([]);
    expect(nameField()).toHaveValue('سارا احمدی');
    expect(phoneField()).toHaveValue('۰۹۱۴۱۲۳۴۵۶۷');
    expect(emailField()).toHaveValue('sara@example.com');
    expect(messageField()).toHaveValue('قیمت ده تن کنسانترهٔ سیب؟');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a connection error beside its button, and clears it at the next attempt', async () => {
    let lost = true;
    api({
      'POST /api/contact': () => {
        if (lost) throw new TypeError('Failed to fetch');
        return accepted();
      },
    });
    const { container } = await visit('/contact');
    await fill();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('خطا در ارسال پیام');
    expect(alert).toHaveTextContent('ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.');
    expect(await axe(container)).toEqual([]);
    lost = false;
    await submit();
    expect(await screen.findByRole('dialog', { name: 'پیام شما با موفقیت ارسال شد' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('requires name, phone and message, and focuses the first that is missing', async () => {
    const calls = api();
    await visit('/contact');
    await submit();
    expect(screen.getByText('نام خود را بنویسید')).toBeVisible();
    expect(screen.getByText('شمارهٔ تماس خود را بنویسید')).toBeVisible();
    expect(screen.getByText('متن پیام را بنویسید')).toBeVisible();
    expect(nameField()).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/contact');
  });

  it('refuses an invalid e-mail', async () => {
    api();
    await visit('/contact');
    await fill({ email: 'سارا' });
    await submit();
    expect(screen.getByText('ایمیل معتبر نیست')).toBeVisible();
    expect(emailField()).toHaveFocus();
  });

  it('shows a server error under its field', async () => {
    api({
      'POST /api/contact': () =>
        problem(400, 'common.validation', 'اطلاعات نادرست است', [{ field: 'phone', message: 'این شماره وجود ندارد' }]),
    });
    await visit('/contact');
    await fill();
    await submit();
    expect(await screen.findByText('این شماره وجود ندارد')).toBeVisible();
    expect(phoneField()).toHaveFocus();
  });
});

describe('the contact data', () => {
  it('shows phones, e-mail, address and hours of the site settings', async () => {
    api();
    const { container } = await visit('/contact');
    expect(await screen.findByRole('link', { name: '۰۴۴ ۳۳۰۰ ۰۰۰۰' })).toHaveAttribute('href', 'tel:+984433000000');
    expect(screen.getByRole('link', { name: '۰۹۱۴ ۰۰۰ ۰۰۰۰' })).toHaveAttribute('href', 'tel:+989140000000');
    expect(screen.getByRole('link', { name: 'info@afshoreh.example' })).toHaveAttribute(
      'href',
      'mailto:info@afshoreh.example',
    );
    expect(screen.getByText('شنبه تا پنجشنبه، ۸:۰۰ تا ۱۶:۰۰')).toBeVisible();
    expect(screen.getByText('ارومیه، خیابان صنعت، پلاک ۱۲')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('shows the texts of the content section «contact»', async () => {
    const section = {
      id: 'contact',
      title: 'سلام',
      subtitle: 'زیر سلام',
      description: 'شرح',
      imageUrl: '',
      version: 1,
    };
    api({ 'GET /api/content': () => Response.json({ sections: [section] }) });
    await visit('/contact');
    expect(await screen.findByRole('heading', { level: 1, name: 'سلام' })).toBeVisible();
  });

  it('shows an error with a retry when the settings cannot be loaded', async () => {
    let broken = true;
    api({
      'GET /api/settings': () =>
        broken ? problem(500, 'common.unexpected', 'خطای سرور') : Response.json(siteSettings),
    });
    await visit('/contact');
    const alert = await screen.findByRole('alert');
    broken = false;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('link', { name: 'info@afshoreh.example' })).toBeVisible();
  });

  it('copies the address', async () => {
    api();
    await visit('/contact');
    // user-event's setup installs a clipboard in the page.
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'کپی نشانی' }));
    expect(write).toHaveBeenCalledWith('ارومیه، خیابان صنعت، پلاک ۱۲');
    expect(await screen.findByText('نشانی کپی شد')).toHaveAttribute('role', 'status');
  });

  it('explains how to copy the address where there is no clipboard', async () => {
    api();
    await visit('/contact');
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await screen.findByRole('button', { name: 'کپی نشانی' }));
    expect(await screen.findByText(/کپی نشد/)).toBeVisible();
  });

  it('draws the map itself and only links to the map services', async () => {
    api();
    const { container } = await visit('/contact');
    expect(screen.getByRole('img', { name: /نقشهٔ ارومیه/ }).tagName).toBe('svg');
    expect(container.querySelector('iframe, script, img[src^="http"], image:not([href^="/"])')).toBeNull();
    expect(screen.getByRole('link', { name: /^نشان/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/nshn\.ir\//),
    );
    expect(screen.getByRole('link', { name: /^بلد/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/balad\.ir\//),
    );
    expect(screen.getByRole('link', { name: 'برنامهٔ نقشهٔ گوشی' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^geo:37\.\d+,45\.\d+/),
    );
  });
});
