import { describe, expect, it } from '@jest/globals';
import { axe, screen, within, siteSettings } from '@afshoreh/testing';
import { headAt } from '../testing/head-at';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

async function open(path: string) {
  api();
  const { container } = await visit(path);
  return container;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const sectionTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/terms', () => {
  it('has an introduction and nine numbered sections', async () => {
    const container = await open('/terms');
    expect(sectionTitles()).toEqual([
      '۱. شرایط استفاده',
      '۲. حساب کاربری',
      '۳. سفارش و خرید',
      '۴. حریم خصوصی',
      '۵. مالکیت فکری',
      '۶. حدود مسئولیت',
      '۷. قانون حاکم',
      '۸. تغییر این شرایط',
      '۹. تماس با ما',
    ]);
    expect(screen.getByText(/پیش از ثبت سفارش با ما گفت‌وگو کنید/)).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('was last updated on 28 Ordibehesht 1404', async () => {
    await open('/terms');
    expect(screen.getByText('آخرین به‌روزرسانی: ۲۸ اردیبهشت ۱۴۰۴')).toBeVisible();
  });

  it('asks for 18 years of age or a guardian, and is governed by the law of Iran', async () => {
    await open('/terms');
    expect(region('۱. شرایط استفاده').getByText(/۱۸ سال.+سرپرست/)).toBeVisible();
    expect(region('۷. قانون حاکم').getByText(/قوانین جمهوری اسلامی ایران/)).toBeVisible();
  });

  it('links to every section, to privacy and to contact', async () => {
    const container = await open('/terms');
    const contents = within(screen.getByRole('navigation', { name: 'در این صفحه' }));
    for (const link of contents.getAllByRole('link')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    expect(contents.getAllByRole('link')).toHaveLength(9);
    expect(region('۴. حریم خصوصی').getByRole('link')).toHaveAttribute('href', '/privacy');
    expect(region('۹. تماس با ما').getByRole('link')).toHaveAttribute('href', '/contact');
  });
});

describe('/privacy', () => {
  it('has sections on data, use, sharing, cookies, rights, changes and contact', async () => {
    const container = await open('/privacy');
    expect(sectionTitles()).toEqual([
      '۱. اطلاعاتی که گردآوری می‌کنیم',
      '۲. استفاده از اطلاعات',
      '۳. اشتراک‌گذاری',
      '۴. کوکی‌ها و حافظهٔ مرورگر',
      '۵. حقوق شما',
      '۶. تغییرات',
      '۷. تماس با ما',
    ]);
    expect(screen.getByText('آخرین به‌روزرسانی: ۱ خرداد ۱۴۰۴')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });
});

describe('/about', () => {
  it('shows the texts of the content section, or the defaults when they cannot be loaded', async () => {
    await open('/about');
    expect(await screen.findByRole('heading', { level: 1, name: /بیش از ۱۵ سال/ })).toBeVisible();
  });

  it('shows the history with the office address of the settings', async () => {
    await open('/about');
    expect(await region('داستان ما').findByText('ارومیه، خیابان صنعت، پلاک ۱۲')).toBeVisible();
  });

  it('has four values, four production steps and the valid certificates', async () => {
    const container = await open('/about');
    await screen.findByText(siteSettings.address);
    const titles = (name: string) =>
      region(name)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);
    expect(titles('چهار ارزشی که با آن‌ها کار می‌کنیم')).toHaveLength(4);
    expect(titles('از باغ تا بشکه در چهار گام')).toEqual([
      '۱ گزینش میوه',
      '۲ فرآوری اولیه',
      '۳ تولید کنسانتره',
      '۴ بسته‌بندی',
    ]);
    await screen.findByText('ISO 22000');
    expect(titles('گواهی‌ها')).toEqual(['ISO 22000', 'HACCP']);
    expect(await axe(container)).toEqual([]);
  });
});

describe('/services', () => {
  it('shows supply, private label, laboratory, export and storage, and links to contact', async () => {
    const container = await open('/services');
    const services = region('چه کاری برای شما می‌کنیم؟').getAllByRole('heading', { level: 3 });
    expect(services.map((title) => title.textContent)).toEqual([
      'تأمین کنسانتره و پوره',
      'تولید با نام تجاری شما',
      'آزمایشگاه و مشاورهٔ فنی',
      'صادرات و حمل',
      'انبار و بسته‌بندی',
    ]);
    expect(screen.getByRole('link', { name: 'تماس با ما' })).toHaveAttribute('href', '/contact');
    expect(await axe(container)).toEqual([]);
  });
});

describe('the heads of these pages', () => {
  it.each([
    ['/about', 'دربارهٔ ما'],
    ['/services', 'خدمات ما'],
    ['/contact', 'تماس با ما'],
    ['/terms', 'قوانین و مقررات'],
    ['/privacy', 'حریم خصوصی'],
  ])('%s is «%s», with a description and one address', async (path, title) => {
    expect(await headAt(path)).toEqual({
      title,
      description: expect.stringMatching(/.{40}/),
      canonical: path,
    });
  });
});
