import { expect, test } from '@playwright/test';

import { OwnCollector } from '../support/own-collector';
import { OwnNginx, type Answer } from '../support/own-nginx';
import { OwnStart } from '../support/own-start';
import { until } from '../support/processes';

/* The whole chain as it stands on the internet: nginx with TLS, the site behind it with TRUST_PROXY=1 and its limits on. */

const secret = 'what render worker and API know, and no log';

let collector: OwnCollector;
let site: OwnStart;
let nginx: OwnNginx;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  collector = new OwnCollector();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(), OTEL_BSP_SCHEDULE_DELAY: '200' };
  site = new OwnStart({ variables: { TRUST_PROXY: '1', RATE_LIMITS: 'on', RENDERER_SECRET: secret, ...tracing } });
  nginx = new OwnNginx();
  await site.start();
  await nginx.start(Number(new URL(site.url).port));
});
test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
  collector.stop();
});

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const POST = { method: 'POST', body: {} };
/** The operation with the lowest limit. These requests are invalid, but they count. */
const APPLY = '/api/sellers/applications';

/** Searches for something new 80 times at once, and again when the machine was so slow that none of them was refused. */
async function searchUntilLimited(from: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!answers.some(({ status }) => status === 429) && answers.length < 800) {
    const asked = Array.from({ length: 80 }, (_, at) =>
      nginx.ask(`/products?q=made-up-${answers.length + at}`, { from }),
    );
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
}

test('rate limits use the address that nginx saw, whatever a client writes into X-Forwarded-For', async () => {
  const answers: Answer[] = [];
  for (let at = 0; answers.at(-1)?.status !== 429 && at < 200; at += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${at}` };
    answers.push(await nginx.ask(APPLY, { from: '127.0.0.2', headers, ...POST }));
  }
  expect(statuses(answers).slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  // Other clients are not limited, and no client can use up the limit of another.
  const other = await nginx.ask(APPLY, { from: '127.0.0.3', headers: { 'x-forwarded-for': '127.0.0.2' }, ...POST });
  expect(other.status).toBe(400);
});

test('a session over https has a Secure cookie, even without PUBLIC_URL', async () => {
  const account = {
    fullName: 'سارا احمدی',
    email: 'sara@example.com',
    phoneNumber: '09121234567',
    password: 'رمز عبور آزمون',
  };
  const from = '127.0.0.4';
  expect((await nginx.ask('/api/auth/register', { from, method: 'POST', body: account })).status).toBe(201);
  const body = { username: account.email, password: account.password };
  const login = await nginx.ask('/api/auth/login', { from, method: 'POST', body });
  expect(login.headers['set-cookie']?.[0]).toMatch(/; Secure/);
  const plain = await site.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(plain.headers.get('set-cookie')).not.toMatch(/; Secure/);
});

test('a trace holds the shell, the backend and its statements, and nothing about the person', async () => {
  const body = { name: 'سهراب نامدار', phone: '09121112233', message: 'پیامی برای کارشناس' };
  const forged = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' };
  const sent = await nginx.ask('/api/contact', { from: '127.0.0.8', method: 'POST', body, headers: forged });
  expect(sent.status).toBe(201);
  const found = await nginx.ask('/api/orders/track?code=AF-0000000&phone=09121112233', { from: '127.0.0.8' });
  expect(found.status).toBeGreaterThanOrEqual(400);

  const id = sent.headers['x-request-id'];
  const named = () => collector.spans.filter(({ attributes }) => attributes['afshoreh.request_id'] === id);
  await until(() => named().length === 2 && collector.spans.some(({ name }) => name === 'GET /api/orders/track'), 30);
  const [shell, api] = ['afshoreh-shell', 'afshoreh-api'].map((each) =>
    named().find(({ service }) => service === each),
  );
  expect(shell).toMatchObject({ name: 'POST api', attributes: { 'url.path': '/api/contact' } });
  expect(shell?.parentSpanId).toBeFalsy();
  expect(api).toMatchObject({ name: 'POST /api/contact', traceId: shell?.traceId, parentSpanId: shell?.spanId });
  expect(api?.attributes['http.response.status_code']).toBe(201);
  const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === api?.spanId);
  expect(statements.map(({ name }) => name)).toContain('INSERT contact');
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([shell?.traceId]));

  for (const personal of [...Object.values(body), 'AF-0000000', '1111111111'])
    expect(collector.text).not.toContain(personal);
});

test('the order form without script has the limit of orders, says so in Persian, and keeps the typed values', async () => {
  test.setTimeout(120_000);
  const form = new URLSearchParams({ customerName: 'سارا احمدی', phone: '۰۹۱۴۱۲۳۴۵۶۷', quantity: '۲ بشکه' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers: Answer[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length < 200) {
    const sent = { method: 'POST', headers, body: form.toString(), from: '127.0.0.7' };
    answers.push(await nginx.ask('/product/1/order', sent));
  }
  expect(answers[0]?.text).toContain('کد پیگیری');
  expect(answers.length).toBeGreaterThan(30);
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.text).toContain('سفارش ثبت نشد');
  expect(last?.text).toContain('دوباره تلاش کنید');
  expect(last?.text).toContain('value="سارا احمدی"');
});

test('a client that makes up searches slows down only itself: others get every page completely', async () => {
  const flood = searchUntilLimited('127.0.0.5');
  const others: Answer[] = [];
  for (const path of ['/product/1', '/products?q=سیب', '/about', '/product/2']) {
    others.push(await nginx.ask(encodeURI(path), { from: '127.0.0.6' }));
  }
  expect(statuses(others)).toEqual([200, 200, 200, 200]);
  for (const { text } of others) expect(text).toMatch(/<main[^>]*>.*<h1/s);

  const limited = (await flood).filter(({ status }) => status !== 200);
  expect(new Set(statuses(limited))).toEqual(new Set([429]));
  expect(limited[0]?.headers['retry-after']).toBe('10');
  expect(limited[0]?.text).toContain('لطفاً چند لحظهٔ دیگر دوباره تلاش کنید');
  // This client still gets cached pages.
  expect((await nginx.ask('/about', { from: '127.0.0.5' })).status).toBe(200);
});

test('the render worker has no rate limit at the API', async () => {
  test.setTimeout(120_000);
  // More pages than one address may call an operation in a minute, each for another visitor.
  const visitors = Array.from({ length: 26 }, (_, at) => `127.0.1.${at + 1}`);
  for (const from of visitors) {
    const pages = Array.from({ length: 25 }, (_, at) => nginx.ask(`/products?q=${from}-${at}`, { from }));
    expect(new Set(statuses(await Promise.all(pages)))).toEqual(new Set([200]));
  }
  const last = await nginx.ask('/products?q=last', { from: '127.0.2.1' });
  expect(last.text).toMatch(/<main[^>]*>.*<h1/s);
  expect(site.written).toContain('"path":"/api/products"');
  expect(site.written).not.toContain(secret);
});

test('one id names a request in the logs of nginx and the backend, and in what the visitor gets', async () => {
  const forged = { 'x-request-id': 'written-by-the-client' };
  const path = '/api/products/999999';
  const { status, headers, text } = await nginx.ask(path, { from: '127.0.0.7', headers: forged });
  const id = String(headers['x-request-id']);
  expect([status, id]).toEqual([404, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(JSON.parse(text)).toMatchObject({ requestId: id });
  await until(() => nginx.log.split('\n').some((line) => line.includes(`"GET ${path}" 404`) && line.endsWith(id)));
  await until(() => site.written.split('\n').some((line) => line.includes(`"id":"${id}"`) && line.includes(path)));
  // Also a page that is sent from memory.
  const page = await nginx.ask('/about', { from: '127.0.0.7' });
  expect(page.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(nginx.log + site.written).not.toContain('written-by-the-client');
});

test('the readiness check shows that the backend is unreachable, and that it is back', async () => {
  test.setTimeout(120_000);
  const health = async () => (await nginx.ask('/healthz', { from: '127.0.0.1' })).status;
  // The first check of a busy backend is not waited for.
  await until(async () => (await health()) === 200, 30);
  // While the start script is stopped, nothing restarts the backend before its absence was seen.
  const [startScript = NaN] = site.pids();
  process.kill(startScript, 'SIGSTOP');
  try {
    process.kill(site.pidOf('backend/dist/main.js') ?? NaN, 'SIGKILL');
    await until(async () => (await health()) === 503, 30);
    expect((await nginx.ask('/livez', { from: '127.0.0.1' })).status).toBe(200);
  } finally {
    process.kill(startScript, 'SIGCONT');
  }
  await until(async () => (await health()) === 200, 60);
});
