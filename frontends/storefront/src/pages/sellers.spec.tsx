import { afterEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '@afshoreh/api-client';
import { axe, intersectAll, problem, screen, waitFor, within, type Answer } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const SELLERS = 'GET /api/sellers';
const APPLY = 'POST /api/sellers/applications';
const bagh: Schemas['PublicSeller'] = {
  id: 3,
  companyName: 'باغ ارومیه',
  productCategories: 'کنسانترهٔ سیب، پورهٔ زردآلو',
  isFeaturedSeller: true,
  website: 'https://bagh.example.com/',
  certifications: 'ISO 22000، HACCP',
  exportReady: true,
};
const plain = { ...bagh, id: 4, companyName: 'تاک', website: null, certifications: null, exportReady: false };
const sellers =
  (list: object[], total = list.length): Answer =>
  () =>
    Response.json(list, { headers: { 'x-total-count': String(total) } });
const received = () => Response.json({ success: true, message: 'ثبت شد' }, { status: 201 });

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: RegExp) => screen.getByLabelText(label);
const title = () => screen.getByRole('heading', { level: 3, name: /مرحلهٔ/ });

/** Scrolls far enough down the page for the form to load. */
async function visitForm() {
  const visited = await visit('/sellers');
  await intersectAll();
  await screen.findByLabelText(/^نام شرکت/);
  return visited;
}

async function fillCompany() {
  await user.type(field(/^نام شرکت/), 'باغ پردیس');
  await user.type(field(/مالک یا مدیر/), 'رضا یزدی');
  await user.type(field(/^شناسهٔ ملی/), '۱۰۱۰۱۲۳۴۵۶۷');
  await press('مرحلهٔ بعد');
  await waitFor(() => expect(title()).toHaveTextContent('راه‌های تماس'));
}

async function fillContact() {
  await user.type(field(/^شمارهٔ تماس/), '0914 123 4567');
  await user.type(field(/^ایمیل/), 'reza@example.com');
  await user.type(field(/^نشانی کارخانه/), 'ارومیه، جادهٔ سلماس');
  await press('مرحلهٔ بعد');
  await waitFor(() => expect(title()).toHaveTextContent('محصولات'));
}

afterEach(() => localStorage.clear());

describe('/sellers', () => {
  it('shows four benefits, four categories, four steps, three testimonials and the contact link', async () => {
    api({ [SELLERS]: sellers([bagh]) });
    const { container } = await visit('/sellers');
    const items = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(items('چرا با افشره بفروشید؟')).toHaveLength(4);
    expect(items('چه محصولاتی پذیرفته می‌شود؟')).toHaveLength(4);
    expect(items('همکاری در چهار گام')).toHaveLength(4);
    expect(items('از زبان همکاران ما')).toHaveLength(3);
    const question = within(screen.getByRole('region', { name: 'پرسشی پیش از همکاری دارید؟' }));
    expect(question.getByRole('link')).toHaveAttribute('href', '/contact');
    await screen.findByRole('link', { name: 'باغ ارومیه' });
    expect(await axe(container)).toEqual([]);
  });

  it('lists approved sellers, page by page, each with a link to its own page', async () => {
    const calls = api({ [SELLERS]: sellers([bagh, plain], 30) });
    await visit('/sellers?page=2');
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('کنسانترهٔ سیب، پورهٔ زردآلوISO 22000، HACCPفروشندهٔ ویژهآمادهٔ صادرات');
    expect(second).not.toHaveTextContent('آمادهٔ صادرات');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/sellers/3');
    expect(calls.find(({ name }) => name === SELLERS)?.query.get('page')).toBe('2');
    expect(screen.getByRole('link', { name: /۳/ })).toHaveAttribute('href', '/sellers?page=3');
  });

  it('shows that there are none yet, or that the list cannot be loaded', async () => {
    let answer = sellers([]);
    api({ [SELLERS]: (call) => answer(call) });
    const { unmount } = await visit('/sellers');
    expect(await screen.findByText('به‌زودی نخستین فروشندگان را اینجا می‌بینید')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'از زبان همکاران ما' })).not.toBeInTheDocument();
    unmount();
    answer = () => new Response('no', { status: 502 });
    await visit('/sellers');
    const region = within(screen.getByRole('region', { name: 'فروشندگان تأییدشده' }));
    expect(await region.findByRole('alert')).toHaveTextContent('فهرست فروشندگان دریافت نشد');
  });
});

describe('the application', () => {
  it('has three steps, shows what is missing in each, and sends everything', async () => {
    const calls = api({ [SELLERS]: sellers([]), [APPLY]: received });
    await visitForm();
    await press('مرحلهٔ بعد');
    expect(await screen.findAllByText('این بخش را پر کنید')).toHaveLength(3);
    expect(field(/^نام شرکت/)).toHaveFocus();
    await fillCompany();
    expect(title()).toHaveFocus();
    await user.type(field(/^شمارهٔ تماس/), '۰۹۱۴');
    await press('مرحلهٔ بعد');
    expect(await screen.findByText('شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد')).toBeVisible();
    await user.clear(field(/^شمارهٔ تماس/));
    await fillContact();
    await user.type(field(/^چه محصولاتی عرضه/), 'پورهٔ زردآلو');
    await user.click(screen.getByRole('checkbox', { name: 'آمادهٔ صادرات هستیم' }));
    await press('ارسال درخواست');
    expect(await screen.findByRole('group', { name: 'درخواست همکاری شما ثبت شد' })).toHaveFocus();
    expect(calls.find(({ name }) => name === APPLY)?.body).toEqual({
      companyName: 'باغ پردیس',
      ownerFullName: 'رضا یزدی',
      nationalId: '۱۰۱۰۱۲۳۴۵۶۷',
      taxId: '',
      phoneNumber: '0914 123 4567',
      whatsappNumber: '',
      email: 'reza@example.com',
      website: '',
      address: 'ارومیه، جادهٔ سلماس',
      productCategories: 'پورهٔ زردآلو',
      productionCapacityPerMonth: '',
      certifications: '',
      exportReady: true,
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('clears the error of a field as soon as it is corrected', async () => {
    api({ [SELLERS]: sellers([]) });
    await visitForm();
    await press('مرحلهٔ بعد');
    await waitFor(() => expect(field(/^نام شرکت/)).toBeInvalid());
    await user.type(field(/^نام شرکت/), 'باغ');
    await waitFor(() => expect(field(/^نام شرکت/)).toBeValid());
    expect(field(/مالک یا مدیر/)).toBeInvalid();
  });

  it('loses nothing when going back, nor in a reload', async () => {
    api({ [SELLERS]: sellers([]) });
    const { unmount } = await visitForm();
    await fillCompany();
    await user.type(field(/^ایمیل/), 'reza@');
    await press('مرحلهٔ قبل');
    expect(field(/^نام شرکت/)).toHaveValue('باغ پردیس');
    unmount();
    await visitForm();
    expect(field(/^نام شرکت/)).toHaveValue('باغ پردیس');
    await press('مرحلهٔ بعد');
    await waitFor(() => expect(title()).toHaveTextContent('راه‌های تماس'));
    expect(field(/^ایمیل/)).toHaveValue('reza@');
    await press('پاک کردن فرم');
    await press('انصراف');
    expect(field(/^ایمیل/)).toHaveValue('reza@');
    await press('پاک کردن فرم');
    await press('پاک شود');
    expect([title().textContent, (field(/^نام شرکت/) as HTMLInputElement).value]).toEqual([
      expect.stringContaining('شرکت'),
      '',
    ]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('removes the files too when the form is cleared', async () => {
    const draft = {
      companyName: 'باغ پردیس',
      ownerFullName: 'رضا یزدی',
      nationalId: '10101234567',
      phoneNumber: '09141234567',
      email: 'reza@example.com',
      address: 'ارومیه، جادهٔ سلماس',
    };
    localStorage.setItem('afshoreh.seller', JSON.stringify(draft));
    const sent = () => Response.json({ token: 'a1', type: 'image/webp', size: 4 }, { status: 201 });
    api({ [SELLERS]: sellers([]), 'POST /api/sellers/applications/files': sent });
    await visitForm();
    await press('مرحلهٔ بعد');
    const file = new File(['data'], 'کارخانه.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/تصویر کارخانه/), file);
    expect(await screen.findByText('کارخانه.png')).toBeInTheDocument();
    await press('پاک کردن فرم');
    await press('پاک شود');
    expect(screen.queryByText('کارخانه.png')).toBeNull();
  });

  it.each(['', 'not json', '7', '{"companyName":7,"role":"admin","exportReady":"yes"}'])(
    'starts empty when the browser holds %j',
    async (stored) => {
      localStorage.setItem('afshoreh.seller', stored);
      api({ [SELLERS]: sellers([]) });
      await visitForm();
      expect(field(/^نام شرکت/)).toHaveValue('');
    },
  );

  it('opens the step of a server error, and shows it under the field', async () => {
    const wrong = [{ field: 'nationalId', message: 'این شناسه درست نیست' }];
    api({ [SELLERS]: sellers([]), [APPLY]: () => problem(400, 'common.validation', 'این شناسه درست نیست', wrong) });
    await visitForm();
    await fillCompany();
    await fillContact();
    await user.type(field(/^چه محصولاتی عرضه/), 'پورهٔ زردآلو');
    await press('ارسال درخواست');
    await waitFor(() => expect(title()).toHaveTextContent('مرحلهٔ ۱ از ۳'));
    expect(field(/^شناسهٔ ملی/)).toHaveAccessibleDescription('این شناسه درست نیست');
    expect(field(/^شناسهٔ ملی/)).toHaveFocus();
  });

  it('keeps everything without a connection, and shows an error', async () => {
    api({
      [SELLERS]: sellers([]),
      [APPLY]: () => {
        throw new TypeError('connection lost');
      },
    });
    await visitForm();
    await fillCompany();
    await fillContact();
    await user.type(field(/^چه محصولاتی عرضه/), 'پورهٔ زردآلو');
    await press('ارسال درخواست');
    expect(await screen.findByText(/اینترنت خود را بررسی کنید/)).toBeVisible();
    expect(field(/^چه محصولاتی عرضه/)).toHaveValue('پورهٔ زردآلو');
  });
});

describe('/sellers/{id}', () => {
  it('has all that is public of an approved seller', async () => {
    api({ 'GET /api/sellers/3/public': () => Response.json(bagh) });
    const { container } = await visit('/sellers/3');
    expect(await screen.findByRole('heading', { level: 1, name: 'باغ ارومیه' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'bagh.example.com' })).toHaveAttribute('href', 'https://bagh.example.com/');
    expect(screen.getByRole('link', { name: 'تماس با ما' })).toHaveAttribute('href', '/contact');
    expect(screen.getByText('HACCP')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it.each(['/sellers/9', '/sellers/0'])('shows that there is no seller at %s', async (path) => {
    api();
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'این فروشنده پیدا نشد' })).toBeVisible();
  });
});
