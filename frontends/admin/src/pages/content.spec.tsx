import { contentQuery, sectionOf, type Section } from '@afshoreh/api-client';
import { onLivePage, page, type PageModule } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { axe, cleanup, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openAdmin } from '../testing/open-admin';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const PATH = '/admin/content';

function aHero(changes: object = {}): Section {
  const texts = { title: 'طعم اصیل میوه', subtitle: 'از باغ', description: 'متن', buttonText: 'محصولات' };
  return { id: 'hero', ...texts, buttonUrl: '/products', imageUrl: '', version: 2, ...changes };
}
const aFeature = (number: number, icon: string) => ({
  [`feature${number}_title`]: `مزیت ${number}`,
  [`feature${number}_icon`]: icon,
  [`feature${number}_description`]: '',
});
const features = {
  id: 'features',
  title: 'چرا افشره',
  subtitle: '',
  version: 0,
  ...aFeature(1, 'quality'),
  ...aFeature(2, 'price'),
  ...aFeature(3, 'rocket'),
};
const versions = [
  { version: 2, savedAt: '2026-11-21T06:30:00.000Z', savedBy: 'سارا کریمی', fields: aHero() },
  { version: 1, savedAt: '2026-11-20T06:30:00.000Z', savedBy: 'لیلا رستمی', fields: aHero({ title: 'طعم جدید میوه' }) },
  { version: 0, savedAt: null, savedBy: null, fields: aHero({ subtitle: '' }) },
];

function site(hero = aHero(), more: Record<string, Answer> = {}): Record<string, Answer> {
  let stored = hero;
  return {
    'GET /api/content': () => Response.json({ sections: [stored, features] }),
    'PUT /api/content/hero': ({ body }) => {
      stored = aHero({ ...stored, ...(body as object), version: stored.version + 1 });
      return Response.json(stored);
    },
    'GET /api/content/hero/versions': () => Response.json(versions),
    'POST /api/content/hero/versions/1/restore': () => Response.json(aHero({ title: 'طعم جدید میوه', version: 3 })),
    ...more,
  };
}
const panel = async (name: string) => within(await screen.findByRole('tabpanel', { name: new RegExp(`^${name}`) }));
async function openHero(answers = site()) {
  const admin = await openAdmin(PATH, { answers });
  return { ...admin, form: await panel('بنر') };
}
async function write(box: HTMLElement, text: string) {
  await user.clear(box);
  await user.type(box, text);
}
const bodyOf = (calls: { name: string; body: unknown }[], wanted: string) =>
  calls.findLast(({ name }) => name === wanted)?.body;
const savedNothing = (calls: { name: string }[]) => !calls.some(({ name }) => name.startsWith('PUT'));

/** A home page of the storefront with the parts that this screen needs. */
function HomePage() {
  const { data } = useQuery(contentQuery);
  return <h1>{sectionOf(data?.sections, 'hero')?.title}</h1>;
}
const home: PageModule = { default: HomePage, head: { title: '' } };
let stopSite = () => undefined as void;
afterEach(() => stopSite());

describe('content screen', () => {
  it('has the five tabs, and the open one in the address', async () => {
    const { container, location } = await openHero();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'بنر',
      'مزیت‌ها',
      'دربارهٔ ما',
      'محصولات ویژه',
      'تماس',
    ]);
    expect(await axe(container)).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'مزیت‌ها' }));
    expect(location()).toBe(`${PATH}?tab=features`);
  });

  it('sends of a section only what was changed, with the version that was edited', async () => {
    const { calls, form } = await openHero();
    expect(form.getByRole('button', { name: 'ذخیره' })).toBeDisabled();
    await write(form.getByRole('textbox', { name: /^عنوان/ }), 'میوهٔ رسیده');
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'ذخیره' })).toBeDisabled());
    expect(bodyOf(calls, 'PUT /api/content/hero')).toEqual({ title: 'میوهٔ رسیده', version: 2 });
    await write(form.getByRole('textbox', { name: /^زیرعنوان/ }), 'از ارومیه');
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(bodyOf(calls, 'PUT /api/content/hero')).toEqual({ subtitle: 'از ارومیه', version: 3 }));
  });

  it('keeps what is typed in one tab while another one is open, and marks its tab', async () => {
    const { form } = await openHero();
    await user.type(form.getByRole('textbox', { name: /^عنوان/ }), ' تازه');
    await user.click(screen.getByRole('tab', { name: 'مزیت‌ها' }));
    await user.click(screen.getByRole('tab', { name: /^بنر.*ذخیره‌نشده/ }));
    expect(form.getByRole('textbox', { name: /^عنوان/ })).toHaveValue('طعم اصیل میوه تازه');
  });

  it('refuses an empty title and a link that no visitor may follow, as the server does', async () => {
    const { calls, form } = await openHero();
    await write(form.getByRole('textbox', { name: /^عنوان/ }), ' ');
    await write(form.getByRole('combobox', { name: /^پیوند دکمه/ }), 'javascript:alert(1)');
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    expect(await form.findByText('این بخش را خالی نگذارید')).toBeVisible();
    expect(form.getByText(/^نشانی باید با/)).toBeVisible();
    expect(savedNothing(calls)).toBe(true);
  });

  it('lets the staff choose among the marks that the site has, and says when the stored one is none of them', async () => {
    const save: Answer = ({ body }) => Response.json({ ...features, ...(body as object), version: 1 });
    const { calls } = await openAdmin(`${PATH}?tab=features`, {
      answers: site(aHero(), { 'PUT /api/content/features': save }),
    });
    const form = await panel('مزیت‌ها');
    const [first, , third] = form.getAllByRole('radiogroup', { name: 'نشان' });
    expect(within(first as HTMLElement).getByRole('radio', { name: 'کیفیت' })).toBeChecked();
    expect(third).toHaveAccessibleDescription(/در سایت نیست/);
    await user.click(within(third as HTMLElement).getByRole('radio', { name: 'ارسال' }));
    expect(third).not.toHaveAccessibleDescription();
    await user.click(form.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(bodyOf(calls, 'PUT /api/content/features')).toEqual({ feature3_icon: 'delivery', version: 0 }),
    );
  });

  it('restores a draft with the version on which it is based, so that a newer version leads to a conflict', async () => {
    const { form } = await openHero();
    await write(form.getByRole('textbox', { name: /^عنوان/ }), 'عنوان من');
    await waitFor(() => expect(localStorage.getItem('afshoreh.admin.draft.admin.content.hero')).toContain('عنوان من'));
    cleanup();
    const conflicts = [
      { field: 'title', mine: 'عنوان من', theirs: 'عنوان سارا', by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' },
    ];
    const problem = { code: 'content.changed_meanwhile', message: 'تغییر کرده است', conflicts };
    const newer = aHero({ title: 'عنوان سارا', version: 3 });
    const refuse: Answer = ({ body }) =>
      (body as { version: number }).version === 3
        ? Response.json(aHero({ title: 'عنوان من', version: 4 }))
        : Response.json(problem, { status: 409 });
    const again = await openHero(site(newer, { 'PUT /api/content/hero': refuse }));
    expect(again.form.getByText('نوشته‌های ذخیره‌نشدهٔ شما بازگشت')).toBeVisible();
    await user.click(again.form.getByRole('button', { name: 'ذخیره' }));
    expect(bodyOf(again.calls, 'PUT /api/content/hero')).toEqual({ title: 'عنوان من', version: 2 });
    const dialog = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
    await user.click(await dialog.findByRole('radio', { name: /^نوشتهٔ شما/ }));
    await user.click(dialog.getByRole('button', { name: 'آوردن در فرم' }));
    await user.click(again.form.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(bodyOf(again.calls, 'PUT /api/content/hero')).toEqual({ title: 'عنوان من', version: 3 }),
    );
  });

  it('draws the live page beside the form, with every letter as it is typed, for nobody else', async () => {
    const route = page({ path: '/', outline: 'home', load: () => Promise.resolve(home) });
    stopSite = onLivePage(() => Promise.resolve({ page: route, module: home }));
    const { form, queryClient } = await openHero();
    const frame = await screen.findByTitle<HTMLIFrameElement>('پیش‌نمایش بنر');
    const heading = () => frame.contentDocument?.querySelector('h1')?.textContent;
    await waitFor(() => expect(heading()).toBe('طعم اصیل میوه'));
    await user.type(form.getByRole('textbox', { name: /^عنوان/ }), ' تازه');
    await waitFor(() => expect(heading()).toBe('طعم اصیل میوه تازه'));
    expect(frame.contentDocument?.querySelector('#page')).toHaveProperty('inert', true);
    expect(sectionOf(queryClient.getQueryData(contentQuery.queryKey)?.sections, 'hero')?.title).toBe('طعم اصیل میوه');
    await user.click(screen.getByRole('button', { name: 'تلفن همراه' }));
    expect(frame.style.inlineSize).toBe('390px');
  });

  it('works without the storefront, and says that only the preview is missing', async () => {
    await openHero();
    expect(await screen.findByText('نوشتن و ذخیره کردن بدون پیش‌نمایش هم کار می‌کند.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
  });

  it('compares a version with now field by field, restores it after a question, and keeps what is typed', async () => {
    const { form, location } = await openHero();
    await write(form.getByRole('textbox', { name: /^متن دکمه/ }), 'ببینید');
    await user.click(form.getByRole('button', { name: 'نسخه‌ها' }));
    expect(location()).toBe(`${PATH}?tab=hero&versions=1`);
    const dialog = within(await screen.findByRole('dialog', { name: 'نسخه‌های بنر' }));
    expect(
      await dialog.findByRole('button', { name: /^نسخهٔ ۱ لیلا رستمی، .*۱۴۰۵\/۰۸\/۲۹/, pressed: true }),
    ).toBeVisible();
    const comparison = dialog.getByRole('region', { name: 'نسخهٔ ۱' });
    expect(
      within(comparison)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['عنوان']);
    expect(within(comparison).getByRole('deletion')).toHaveTextContent('جدید');
    expect(within(comparison).getByRole('insertion')).toHaveTextContent('اصیل');
    expect(await axe(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'بازگرداندن این نسخه' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/همچنان ذخیره‌نشده است/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'بازگرداندن این نسخه' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await form.findByRole('textbox', { name: /^عنوان/ })).toHaveValue('طعم جدید میوه');
    expect(form.getByRole('textbox', { name: /^متن دکمه/ })).toHaveValue('ببینید');
    expect(form.getByRole('button', { name: 'ذخیره' })).toBeEnabled();
  });
});
