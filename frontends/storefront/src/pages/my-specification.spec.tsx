import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Schemas } from '@afshoreh/api-client';
import { mySpecification } from '@afshoreh/contracts';
import { axe, cleanup, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { aLot, anAnalysis, aResult } from '../testing/a-lot';
import { aProduct } from '../testing/a-product';
import { sara } from '../testing/customer';
import { api, productPage } from '../testing/site';
import { visit } from '../testing/visit';

afterEach(() => void mySpecification.update(() => null));

const terms = { basisBrix: null, acid: null, endPoint: null };
const parameter = (
  code: string,
  name: string,
  englishName: string,
  unit: string | null,
  kind: Schemas['Parameter']['kind'] = 'range',
) => ({ id: 1, code, name, englishName, unit, kind, group: 'chemical', filterable: true, decimals: 1, position: 1 });
const parameters = [
  parameter('brix', 'بریکس', 'Brix', '°Bx'),
  parameter('acidity', 'اسیدیته', 'Titratable acidity', 'g/100 g'),
  parameter('patulin', 'پاتولین', 'Patulin', 'µg/kg', 'at_most'),
  parameter('taste', 'طعم', 'Taste', null, 'text'),
];
const families = [
  {
    code: 'apple',
    name: 'سیب',
    englishName: 'Apple',
    parameters: [
      { parameter: 'brix', ...terms },
      { parameter: 'acidity', ...terms, acid: 'malic', endPoint: 8.1 },
      { parameter: 'patulin', ...terms, basisBrix: 11.2 },
    ],
  },
  { code: 'tomato', name: 'گوجه‌فرنگی', englishName: 'Tomato', parameters: [] },
];
const site = (answers: Record<string, Answer> = {}) =>
  api({
    'GET /api/families/terms': () => Response.json(families),
    'GET /api/parameters': () => Response.json(parameters),
    ...answers,
  });
const patient = { timeout: 5000 };
const brix = { parameter: 'brix', min: 65, max: 71, absent: false, unit: '°Bx', ...terms };
const apple = (limits: object[], more: object = {}) => ({ family: 'apple', limits, others: [], unread: [], ...more });
const keepHere = (families: object[]) => mySpecification.update(() => ({ mine: families, synced: null }));
const kept = () => (mySpecification.get() as { mine: object[] } | null)?.mine;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});
const paste = async (text: string) => {
  await user.click(await screen.findByLabelText('سطرهای مشخصات', {}, patient));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'خواندن و افزودن' }));
};

describe('«مشخصات من»', () => {
  it('reads pasted lines, keeps them in the browser, and loses none that it did not read', async () => {
    site();
    const { container } = await visit('/my-specification');
    expect(screen.getByRole('link', { name: 'خانه' })).toHaveAttribute('href', '/');
    await paste('بریکس ۶۵ تا ۷۱\nاسیدیته حداکثر ۲ درصد\nرنگ طبیعی\nبریکس ۷۰');
    const limits = within(await screen.findByRole('region', { name: 'حدهای شما' }));
    expect(limits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('بریکس ۶۵ تا ۷۱ °Bx'),
      expect.stringContaining('اسیدیته حداکثر ۲ g/100 g (اسید مالیک)'),
    ]);
    const unread = within(screen.getByRole('region', { name: 'سطرهای خوانده‌نشده' }));
    expect(unread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('رنگ طبیعی: نام ویژگی شناخته نشد'),
      expect.stringContaining('بریکس ۷۰: روشن نیست حداقل است یا حداکثر'),
    ]);
    expect(kept()).toEqual([
      apple(
        [brix, { ...brix, parameter: 'acidity', min: null, max: 2, unit: 'g/100 g', acid: 'malic', endPoint: 8.1 }],
        {
          unread: ['رنگ طبیعی', 'بریکس ۷۰'],
        },
      ),
    ]);
    expect(screen.getByRole('link', { name: 'محصولاتی که شاید بخوانند' })).toHaveAttribute(
      'href',
      '/products?family=apple&brixFrom=65&brixTo=71&acidityTo=2',
    );
    expect(await axe(container)).toEqual([]);
    await user.click(unread.getAllByRole('button', { name: 'آوردن به جعبهٔ نوشتن' })[1]!);
    expect(screen.getByLabelText('سطرهای مشخصات')).toHaveValue('بریکس ۷۰');
  });

  it('keeps the limit that a pasted one replaces, to be chosen again', async () => {
    keepHere([apple([brix])]);
    site();
    await visit('/my-specification');
    await paste('Brix 60-62');
    const others = within(await screen.findByRole('region', { name: 'حدهای دیگر همین ویژگی‌ها' }));
    await user.click(others.getByRole('button', { name: 'به‌کاربردن بریکس ۶۵ تا ۷۱' }));
    expect(kept()).toEqual([apple([brix], { others: [{ ...brix, min: 60, max: 62 }] })]);
  });

  it('takes one limit from its form in the terms of the family, and says what is wrong under its field', async () => {
    site();
    await visit('/my-specification');
    const form = within(await screen.findByRole('form', { name: 'افزودن حد' }, patient));
    expect(within(form.getByLabelText('ویژگی')).queryByRole('option', { name: 'طعم' })).not.toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('ویژگی'), 'پاتولین');
    expect([form.getByLabelText('حد'), form.getByLabelText('در بریکس')]).toMatchObject([
      { value: 'max' },
      { value: '۱۱٫۲' },
    ]);
    await user.type(form.getByLabelText('عدد'), 'کم');
    await user.click(form.getByRole('button', { name: 'افزودن' }));
    expect(form.getByLabelText('عدد')).toHaveAccessibleDescription(/یک عدد بنویسید/);
    expect(form.getByLabelText('عدد')).toHaveValue('کم');
    await user.clear(form.getByLabelText('عدد'));
    await user.type(form.getByLabelText('عدد'), '۰٫۰۵');
    await user.selectOptions(form.getByLabelText('یکا'), 'mg/kg');
    await user.click(form.getByRole('button', { name: 'افزودن' }));
    expect(kept()).toEqual([
      apple([{ ...brix, parameter: 'patulin', min: null, max: 0.05, unit: 'mg/kg', basisBrix: 11.2 }]),
    ]);
    await user.click(screen.getByRole('button', { name: 'برداشتن پاتولین' }));
    expect(kept()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
    expect(kept()).toHaveLength(1);
  });

  it('joins the account at login and saves both there; a conflict is joined again', async () => {
    keepHere([apple([brix])]);
    let stored = { families: [apple([], { unread: ['بو'] })], version: 3 };
    const refusals = [problem(409, 'account.specification_changed_meanwhile', 'تغییر کرده')];
    const calls = site({
      'GET /api/auth/user': () => Response.json({ success: true, user: { ...sara, specificationVersion: 3 } }),
      'GET /api/account/specification': () => Response.json(stored),
      'PUT /api/account/specification': ({ body }) => {
        const refusal = refusals.pop();
        if (refusal) {
          stored = { families: [apple([{ ...brix, max: 70 }], { unread: ['بو'] })], version: 4 };
          return refusal;
        }
        const { families: saved } = body as typeof stored;
        stored = { families: saved, version: 5 };
        return Response.json(stored);
      },
    });
    await visit('/my-specification');
    expect(await screen.findByText('در حساب شما هم نگه داشته شده است.', {}, patient)).toBeVisible();
    const joined = [apple([{ ...brix, max: 70 }], { others: [brix], unread: ['بو'] })];
    expect([kept(), stored]).toEqual([joined, { families: joined, version: 5 }]);
    const puts = calls.filter(({ name }) => name === 'PUT /api/account/specification');
    expect(puts.map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
  });

  it('reads the account again when another browser saved first', async () => {
    const synced = { families: [apple([brix])], version: 3 };
    mySpecification.update(() => ({ mine: [apple([brix], { unread: ['طعم'] })], synced }));
    let stored = { families: [apple([], { unread: ['بو'] })], version: 4 };
    site({
      'GET /api/auth/user': () => Response.json({ success: true, user: { ...sara, specificationVersion: 3 } }),
      'GET /api/account/specification': () => Response.json(stored),
      'PUT /api/account/specification': ({ body }) => {
        const sent = body as typeof stored;
        if (sent.version !== stored.version)
          return problem(409, 'account.specification_changed_meanwhile', 'تغییر کرده');
        stored = { families: sent.families, version: 5 };
        return Response.json(stored);
      },
    });
    await visit('/my-specification');
    expect(await screen.findByText('در حساب شما هم نگه داشته شده است.', {}, patient)).toBeVisible();
    // The other browser removed the limit, and both added a line.
    expect(stored.families).toEqual([apple([], { unread: ['بو', 'طعم'] })]);
    expect(kept()).toEqual(stored.families);
  });

  it('says when the account cannot be reached, and keeps everything here', async () => {
    keepHere([apple([brix])]);
    site({
      'GET /api/auth/user': () => Response.json({ success: true, user: sara }),
      'PUT /api/account/specification': () => problem(500, 'internal', 'خطا'),
    });
    await visit('/my-specification');
    expect(await screen.findByText(/در حساب شما نگه داشته نشد/, {}, patient)).toBeVisible();
    expect(kept()).toEqual([apple([brix])]);
  });
});

describe('the verdicts', () => {
  const value = { parameter: 'brix', min: 66, max: 70, target: null, text: null, unit: '°Bx', ...terms };
  const specified = (products: object[]) => () =>
    Response.json({ parameters: [{ code: 'brix', name: 'بریکس', unit: '°Bx' }], products });

  const linksToLimits = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/my-specification');

  it('on the cards of a list come with one request, and say why in words', async () => {
    keepHere([apple([brix])]);
    const products = [7, 8, 9, 10, 11].map((id) => aProduct({ id, name: `کنسانترهٔ ${id}` }));
    const calls = site({
      'GET /api/products': () => productPage(products),
      'GET /api/products/specifications': specified([
        { id: 7, family: 'apple', values: [value] },
        { id: 8, family: 'apple', values: [{ ...value, min: 60, max: 64 }] },
        { id: 9, family: 'apple', values: [{ ...value, min: 60 }] },
        { id: 10, family: 'apple', values: [] },
        { id: 11, family: 'tomato', values: [value] },
      ]),
    });
    await visit('/products');
    expect(await screen.findByText('با مشخصات شما می‌خواند', {}, patient)).toBeVisible();
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(cards).toEqual([
      expect.stringContaining('با مشخصات شما می‌خواند'),
      expect.stringMatching(/نمی‌خواند.*بریکس ۶۰ تا ۶۴ است؛ شما ۶۵ تا ۷۱ خواسته‌اید/),
      expect.stringMatching(/نامعلوم.*بریکس ۶۰ تا ۷۰ است؛ شما ۶۵ تا ۷۱ خواسته‌اید.*به بهر بستگی دارد/),
      expect.stringMatching(/نامعلوم.*بریکس اعلام نشده/),
      expect.stringContaining('برای این خانواده حدی ننوشته‌اید'),
    ]);
    const asked = calls.filter(({ name }) => name === 'GET /api/products/specifications');
    expect(asked.map(({ query }) => [query.get('ids'), query.get('parameters')])).toEqual([['7,8,9,10,11', 'brix']]);
  });

  it('on a product say all reasons, with one link to the limits', async () => {
    keepHere([apple([brix])]);
    for (const family of ['apple', 'tomato']) {
      site({ 'GET /api/products/specifications': specified([{ id: 7, family, values: [value] }]) });
      await visit('/product/7');
      const said = family === 'apple' ? /بریکس ۶۶ تا ۷۰ است/ : 'برای این خانواده حدی ننوشته‌اید';
      expect(await screen.findByText(said, {}, patient)).toBeVisible();
      expect(linksToLimits()).toHaveLength(1);
      cleanup();
    }
  });

  it('on a lot follow what was measured of it, and a certificate that stands for it is unknown', async () => {
    keepHere([apple([brix])]);
    const analysis = anAnalysis({ results: [aResult({ limit: null, verdict: null })] });
    const lot = aLot({ analyses: [analysis] });
    site({
      'GET /api/lots/AP-1': () => Response.json(lot),
      'GET /api/products/specifications': specified([
        { id: 7, family: 'apple', values: [{ ...value, min: 60, max: 64 }] },
      ]),
    });
    await visit('/lots/AP-1');
    expect(await screen.findByText('با مشخصات شما می‌خواند', {}, patient)).toBeVisible();
    expect(screen.getByText('بریکس ۷۰٫۲ است؛ شما ۶۵ تا ۷۱ خواسته‌اید')).toBeVisible();
    expect(linksToLimits()).toHaveLength(1);
    cleanup();
    site({
      'GET /api/lots/AP-1': () => Response.json({ ...lot, analyses: [{ ...analysis, kind: 'representative' }] }),
      'GET /api/products/specifications': specified([{ id: 7, family: 'apple', values: [value] }]),
    });
    await visit('/lots/AP-1');
    expect(await screen.findByText('نامعلوم برای مشخصات شما', {}, patient)).toBeVisible();
    const reason = 'بریکس ۷۰٫۲ است؛ شما ۶۵ تا ۷۱ خواسته‌اید (از نمونهٔ نوعی کالا، نه از این بهر)';
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('of a comparison are badges in the heads, and their reasons a row below', async () => {
    keepHere([apple([brix])]);
    const products = [7, 8, 9].map((id) => aProduct({ id, name: `کنسانترهٔ ${id}` }));
    site({
      'GET /api/products/specifications': specified([
        { id: 7, family: 'apple', values: [value] },
        { id: 8, family: 'apple', values: [{ ...value, min: 60, max: 64 }] },
        { id: 9, family: 'tomato', values: [value] },
      ]),
      ...Object.fromEntries(products.map((each) => [`GET /api/products/${each.id}`, () => Response.json(each)])),
    });
    await visit('/compare?products=7,8,9');
    expect(await screen.findByText('با مشخصات شما نمی‌خواند', {}, patient)).toBeVisible();
    const [pass, fail, none] = screen.getAllByRole('columnheader').slice(1, 4);
    expect(pass).toHaveTextContent('با مشخصات شما می‌خواند');
    expect(fail).toHaveTextContent('با مشخصات شما نمی‌خواند');
    for (const head of [pass, fail, none]) expect(head).not.toHaveTextContent(/خواسته‌اید|ننوشته‌اید/);
    const reasons = within(screen.getByRole('row', { name: /^مشخصات شما/ })).getAllByRole('cell');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'می‌خواند: بریکس ۶۶ تا ۷۰ است؛ شما ۶۵ تا ۷۱ خواسته‌اید',
      'نمی‌خواند: بریکس ۶۰ تا ۶۴ است؛ شما ۶۵ تا ۷۱ خواسته‌اید',
      'برای این خانواده حدی ننوشته‌اید',
    ]);
  });

  it('stand below the names in the table of products', async () => {
    keepHere([apple([brix])]);
    const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    site({
      'GET /api/products': () => productPage([aProduct()]),
      'GET /api/products/specifications': specified([{ id: 7, family: 'apple', values: [value] }]),
    });
    localStorage.setItem('afshoreh.product-view', 'table');
    await visit('/products');
    const table = await screen.findByRole('table', { name: 'محصولات' }, patient);
    expect(await within(table).findByText('با مشخصات شما می‌خواند', {}, patient)).toBeVisible();
    localStorage.setItem('afshoreh.product-view', 'cards');
    jest.restoreAllMocks();
  });

  it('cost a buyer without limits nothing', async () => {
    const calls = site({ 'GET /api/products': () => productPage([aProduct()]) });
    await visit('/products');
    await screen.findByRole('article');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/products'));
    expect(calls.map(({ name }) => name)).not.toContain('GET /api/products/specifications');
  });
});
