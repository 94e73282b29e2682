import type { Page } from '@playwright/test';

import { RawClient } from '../support/raw-client';
import {
  anotherShell,
  ConstantLoad,
  publishByKey,
  publishChanged,
  publishWith,
  release,
  rememberLive,
} from '../support/releases';
import { adminHeaders } from '../support/site';
import { expect, test } from '../support/test';

const FIVE_SECONDS = { timeout: 5_000, intervals: [200] };

/** A fixed text of the home page, and its replacement in storefront 2. */
const STEPS = 'سفارش در سه گام';
const STEPS_2 = 'سفارش در سه قدم آسان';
/** The same for the cart. */
const EMPTY = 'سبد خرید شما خالی است';
const EMPTY_2 = 'هنوز چیزی در سبد شما نیست';
const EMPTY_3 = 'در سبد شما چیزی نیست';
const EMPTY_4 = 'سبد شما هنوز خالی است';

const htmlOf = async (site: string, path: string) => (await fetch(site + path)).text();

async function visit(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
}

let load: ConstantLoad | undefined;
let makeLiveAgain: () => Promise<void>;

test.beforeAll(async () => {
  makeLiveAgain = await rememberLive(['storefront', 'cart']);
});
// Restores the live versions after each test.
test.afterEach(async () => {
  await load?.stop();
  load = undefined;
  await makeLiveAgain();
});

test('a storefront is released and rolled back under load: visible within five seconds, and no request fails', async ({
  page,
  baseURL: site = '',
}) => {
  await visit(page, '/', STEPS);
  load = new ConstantLoad(site, ['/', '/products', '/product/1', '/cart']);
  const version = await publishChanged('storefront', STEPS, STEPS_2);
  expect(await htmlOf(site, '/'), 'publishing alone changes nothing').toContain(STEPS);

  await release('promote', 'storefront', version);
  await expect.poll(() => htmlOf(site, '/'), FIVE_SECONDS).toContain(STEPS_2);
  await visit(page, '/', STEPS_2);
  await expect.poll(() => load?.requests).toBeGreaterThan(500);

  await release('rollback', 'storefront');
  await expect.poll(() => htmlOf(site, '/'), FIVE_SECONDS).not.toContain(STEPS_2);
  await visit(page, '/', STEPS);
  await load.stop();
  expect(load.failures).toEqual([]);
});

test('a browser-rendered remote is released alone, while open tabs keep their version', async ({
  page,
  context,
  baseURL: site = '',
}) => {
  const openTab = await context.newPage();
  await visit(openTab, '/about', 'دشت ارومیه میان کوه و دریاچه');
  load = new ConstantLoad(site, ['/cart', '/']);
  const version = await publishChanged('cart', EMPTY, EMPTY_2);
  await release('promote', 'cart', 'latest');
  await expect.poll(() => htmlOf(site, '/cart'), FIVE_SECONDS).toContain(version);
  await visit(page, '/cart', EMPTY_2);
  // This tab uses the previous cart, whose files are still served.
  await openTab
    .getByRole('banner')
    .getByRole('link', { name: /سبد خرید/ })
    .click();
  await expect(openTab.getByRole('main').getByText(EMPTY)).toBeVisible();

  await release('rollback', 'cart');
  await expect.poll(() => htmlOf(site, '/cart'), FIVE_SECONDS).not.toContain(version);
  await visit(page, '/cart', EMPTY);
  await load.stop();
  expect(load.failures).toEqual([]);
});

test('webhooks are told once that a release went live, and that it was rolled back', async ({ request }) => {
  const headers = await adminHeaders(request);
  // Nothing arrives there; the log says what was sent.
  const data = { url: 'https://127.0.0.1/hook', events: ['release.live'] };
  const { webhook } = (await (await request.post('/api/webhooks', { headers, data })).json()) as {
    webhook: { id: number };
  };
  const log = `/api/webhooks/${webhook.id}`;
  const version = await publishChanged('cart', EMPTY, EMPTY_3);
  const sent = async () => {
    const deliveries = (await (await request.get(`${log}/deliveries`, { headers })).json()) as {
      requestBody: string;
    }[];
    const news = deliveries.map(({ requestBody }) => (JSON.parse(requestBody) as { data: object }).data).reverse();
    // What happened to other versions before may be told late.
    return news.filter((each) => Object.values(each).includes(version));
  };
  await release('promote', 'cart', version);
  const news = { remote: 'cart', version, formerVersion: expect.any(String), action: 'promote' };
  await expect.poll(sent, { timeout: 15_000 }).toEqual([news]);
  await release('rollback', 'cart');
  const back = { remote: 'cart', version: expect.any(String), formerVersion: version, action: 'rollback' };
  await expect.poll(sent, { timeout: 15_000 }).toEqual([news, back]);
  await request.delete(log, { headers });
});

test('a team publishes its cart through the site with a key alone, and everybody has it when the owner promotes it', async ({
  page,
  request,
  baseURL: site = '',
}) => {
  const headers = await adminHeaders(request);
  const keyFor = async (remote: string) => {
    const data = { name: 'گروه سبد', scopes: ['releases:publish'], remote };
    const answer = await request.post('/api/admin/api-keys', { headers, data });
    return ((await answer.json()) as { secret: string }).secret;
  };
  const [token, ofOthers] = [await keyFor('cart'), await keyFor('admin')];
  const change = (code: string) => code.replaceAll(EMPTY, EMPTY_4);

  const refused = await publishByKey({ site, token: ofOthers }, 'cart', change).catch(
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(refused).toContain(`${site} answered 404`);
  // The refusal comes although the body does not.
  const sender = await RawClient.open(site);
  sender.send(
    `POST /api/admin/releases/cart/versions HTTP/1.1\r\nHost: site\r\nAuthorization: Bearer ${ofOthers}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 20000000\r\n\r\n--b',
  );
  expect(await sender.status()).toBe(404);
  sender.destroy();

  const [, version = ''] = /^cart (\w+) is published$/.exec(await publishByKey({ site, token }, 'cart', change)) ?? [];
  expect(await release('status', 'cart')).toContain(version);
  expect(await htmlOf(site, '/cart'), 'publishing alone changes nothing').not.toContain(version);
  await release('promote', 'cart', version);
  await expect.poll(() => htmlOf(site, '/cart'), FIVE_SECONDS).toContain(version);
  await visit(page, '/cart', EMPTY_4);
  await release('rollback', 'cart');
});

test('a canary is shown to visitors with its number, and they keep it', async ({
  page,
  context,
  baseURL: site = '',
}) => {
  const version = await publishChanged('storefront', STEPS, STEPS_2);
  await release('canary', 'storefront', version, '50');
  const asNumber = async (number: number) => {
    await context.addCookies([{ name: 'afshoreh.canary', value: String(number), url: site }]);
    await page.goto('/');
    return page.getByRole('main').innerText();
  };
  await expect.poll(() => asNumber(49), FIVE_SECONDS).toContain(STEPS_2);
  expect(await asNumber(49)).toContain(STEPS_2);
  expect(await asNumber(50)).toContain(STEPS);
  expect(await asNumber(50)).not.toContain(STEPS_2);
  await release('canary', 'storefront', 'off');
  await expect.poll(() => asNumber(49), FIVE_SECONDS).not.toContain(STEPS_2);
});

test('a published version is previewed by one browser, whole and rendered on the server, until its bar ends it', async ({
  page,
  browser,
  baseURL: site = '',
}) => {
  const version = await publishChanged('storefront', STEPS, STEPS_2);
  expect(await release('check', 'storefront', version)).toContain(`storefront ${version} may go live`);
  const [link = ''] = /http\S+\/preview\/\S+/.exec(await release('preview', 'storefront', version)) ?? [];
  const opened = await page.goto(site + new URL(link).pathname);
  expect(await opened?.text()).toContain(STEPS_2);
  await expect(page.getByRole('main').getByText(STEPS_2)).toBeVisible();
  await expect(page.getByText('این نسخه را فقط این مرورگر می‌بیند')).toBeVisible();
  // A visit within the page keeps the preview, and another browser never sees it.
  await page.getByRole('banner').getByRole('link', { name: 'محصولات' }).click();
  await page.reload();
  await expect(page.getByText('این نسخه را فقط این مرورگر می‌بیند')).toBeVisible();
  const stranger = await browser.newContext();
  await visit(await stranger.newPage(), `${site}/`, STEPS);
  await stranger.close();

  await page.getByRole('button', { name: 'پایان پیش‌نمایش' }).click();
  await expect(page.getByRole('main').getByText(STEPS)).toBeVisible();
  await expect(page.getByText('این نسخه را فقط این مرورگر می‌بیند')).toBeHidden();
});

test('an incompatible release is refused, with a line that gives the reason', async () => {
  const refusal = (...args: string[]) =>
    release(...args).then(
      () => 'not refused',
      (error: { code: number; stderr: string }) => `${error.code} ${error.stderr.trim()}`,
    );
  expect(await refusal('promote', 'cart', '0123456789abcdef')).toBe(
    '1 release: cart 0123456789abcdef is not published',
  );
  expect(await refusal('publish', 'kiosk')).toContain('2 release: there is no remote "kiosk": storefront, cart, admin');
  expect(await refusal('sell', 'cart')).toBe('2 release: there is no "sell"; see --help');
  expect(await refusal('promote', 'cart')).toBe('2 release: promote <remote> <version>|latest');
  expect(await release('--help')).toContain('npm run release -- rollback');
  expect(await release('status', 'cart')).toMatch(/^remote +version +since +share/);
});

test('the last versions of each remote are run in the shell of now and in other builds of it, and the results are kept', async ({
  request,
}) => {
  test.setTimeout(5 * 60_000);
  const broken = await publishWith('cart', (code) =>
    code.replaceAll(`"${EMPTY}"`, '(()=>{throw new Error("no words")})()'),
  );
  const sound = await publishChanged('cart', EMPTY, EMPTY_2);
  const table = await release('matrix', '--run');
  expect(table).toMatch(new RegExp(`^cart ${sound} works in \\w+$`, 'm'));
  expect(table).toMatch(new RegExp(`^cart ${broken} is broken in \\w+: .*no words`, 'm'));
  expect(table).toMatch(new RegExp(`^cart +${sound} +works, tried 20`, 'm'));
  expect(table).toMatch(/^storefront +\w+ +works, tried 20/m);

  const headers = await adminHeaders(request);
  const read = async () => {
    const { compatibility } = (await (await request.get('/api/admin/releases', { headers })).json()) as {
      compatibility: { rows: { version: string; misfits: string[][]; ranAt: (string | null)[] }[] };
    };
    const row = compatibility.rows.find(({ version }) => version === broken);
    return [row?.misfits[0], row?.ranAt[0]];
  };
  // The API keeps what it has read for five seconds.
  await expect.poll(read).toEqual([expect.arrayContaining([expect.stringContaining('no words')]), expect.any(String)]);

  const runIn = async (changes: object) => {
    const { version, folder, remove } = await anotherShell(changes);
    const lines = await release('matrix', '--run', '--shell', folder).finally(() => void remove());
    expect(lines).toContain(`the shell ${version} has never run here, so this is not kept`);
    return { version, lines };
  };
  const earlier = await runIn({ budgets: {} });
  expect(earlier.lines).toMatch(new RegExp(`^cart ${sound} works in ${earlier.version}$`, 'm'));
  expect(earlier.lines).toMatch(new RegExp(`^cart ${broken} is broken in ${earlier.version}: .*no words`, 'm'));
  const foreign = await runIn({ contract: { name: 'shell', version: 1 } });
  expect(foreign.lines).toMatch(
    new RegExp(`^cart ${sound} does not fit ${foreign.version}: it speaks version \\d of the contract`, 'm'),
  );
});
