import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { IsNull, Not } from 'typeorm';
import { AdminAccount } from '../src/auth/index.js';
import { Env } from '../src/config/index.js';
import { SettingsService } from '../src/content/index.js';
import { ChangeFeed } from '../src/operations/events/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { noteEvents } from '../src/operations/events/index.js';
import { WebhookDelivery } from '../src/webhooks/webhook-delivery.entity.js';
import { WebhookSending } from '../src/webhooks/webhook-sending.js';
import { WebhookWorker } from '../src/webhooks/webhook.worker.js';
import { Webhook } from '../src/webhooks/webhook.entity.js';
import type { OpenApiDocument } from '../src/operations/openapi/index.js';
import { newKey } from './support/api-keys.js';
import { startApi, until, type Answer, type FreshDatabase } from './support/index.js';
import { buildApi, startProcess } from './support/processes.js';
import { schemaCheckOf } from './support/schemas.js';
import { aDialogOrder, addProduct, fieldsOf } from './support/shop.js';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
interface Receiver {
  url: string;
  received: Received[];
  /** Answers each delivery; without it a 200. */
  answer: (response: ServerResponse, delivery: Received) => void;
}

let variables: FreshDatabase['variables'] | undefined;
const api = await startApi({
  variables: (fresh) => {
    variables = fresh;
    return { WEBHOOK_TARGETS: 'any' };
  },
});
const token = await api.loginAdmin();
const product = await addProduct(api, token);
const servers: Server[] = [];
const sending = api.api.app.get(WebhookSending);
// A test decides when deliveries are sent.
beforeAll(() => api.api.app.get(WebhookWorker).stop());
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await api.database.write((tx) => tx.deleteAll(Webhook));
});
afterAll(() => api.close());

async function receiver(answer: Receiver['answer'] = (response) => response.end('ok')): Promise<Receiver> {
  const made: Receiver = { url: '', received: [], answer };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const delivery = { headers: request.headers, body };
      made.received.push(delivery);
      made.answer(response, delivery);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  made.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return made;
}

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();
const call = (route: string, body?: object, by = token): Promise<Answer> =>
  api.call(route, { token: by, ...(body && { body }) });

/** A webhook for a receiver; `events` are those of orders. */
async function webhookFor({ url }: { url: string }, events = ['order.placed', 'order.status_changed']) {
  const { body } = await call('POST /api/webhooks', { url, events });
  return { id: body.webhook.id as number, secret: body.secret as string };
}
const placeOrder = async (): Promise<number> =>
  (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body.id as number;
const setStatus = (id: number, to: string) => call(`PUT /api/orders/${id}/status`, { status: to });
const noteOrder = (id: number, event: 'order.placed' | 'order.status_changed') =>
  api.database.write((tx) => noteEvents(tx, [{ subject: 'order', id, type: 'changed', event }]));
const contentOf = ({ body }: Received) =>
  JSON.parse(body) as { type: string; timestamp: string; data: { kind: string; id: number } };
const namesOf = (received: Received[]) => received.map((each) => `${contentOf(each).type} ${contentOf(each).data.id}`);
const log = async (id: number) =>
  (await call(`GET /api/webhooks/${id}/deliveries`)).body as (Record<string, unknown> & { id: number })[];
const shown = async (id: number) =>
  ((await call('GET /api/webhooks')).body as (Record<string, unknown> & { id: number })[]).find(
    (webhook) => webhook.id === id,
  );
/** As if the pause before the next attempt, or the lease of a copy that died, were over. */
const passPause = (more: Partial<WebhookDelivery> = {}) =>
  api.database.write((tx) => tx.update(WebhookDelivery, { dueAt: Not(IsNull()) }, { dueAt: new Date(), ...more }));
const signedBy = (secret: string, { headers, body }: Received): boolean => {
  try {
    new Verifier(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

describe('a webhook', () => {
  it('is told of its events: signed by Standard Webhooks, with ids and without anything about the person', async () => {
    const target = await receiver();
    const { id, secret } = await webhookFor(target, ['order.placed']);
    const order = await placeOrder();
    await setStatus(order, 'processing');
    await sending.send(id);
    expect(target.received.map(contentOf)).toEqual([
      { type: 'order.placed', timestamp: expect.stringMatching(/Z$/), data: { kind: 'orders', id: order } },
    ]);
    const [delivery] = target.received as [Received];
    const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
    const documented = document.webhooks?.['order.placed']?.post.requestBody?.content['application/json']?.schema;
    expect(schemaCheckOf(document).errorsOf(documented ?? {}, contentOf(delivery))).toEqual([]);
    expect(signedBy(secret, delivery)).toBe(true);
    expect(signedBy(secret, { ...delivery, body: delivery.body.replace('placed', 'other') })).toBe(false);
    await sending.send(id);
    expect(target.received.length).toBe(1);
  });

  it('is told of nothing that happened before it was made, or that was rolled back', async () => {
    await placeOrder();
    const target = await receiver();
    const { id } = await webhookFor(target);
    const failed = api.database.write(async (tx) => {
      await noteEvents(tx, [{ subject: 'order', id: 9, type: 'created', event: 'order.placed' }]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await sending.send(id);
    expect(target.received).toEqual([]);
  });

  it('shows its secret once: the list, the audit and a repeated request have none', async () => {
    const body = { url: 'https://erp.example/hook', events: ['order.placed'] };
    const headers = { 'Idempotency-Key': 'one-webhook-with-a-secret' };
    const made = await api.call('POST /api/webhooks', { token, body, headers });
    const again = await api.call('POST /api/webhooks', { token, body, headers });
    expect(made.body.secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(again.body).toEqual({ webhook: made.body.webhook, secret: null });
    for (const route of ['GET /api/webhooks', 'GET /api/audit'])
      expect(JSON.stringify((await call(route)).body)).not.toContain(made.body.secret);
  });

  it('can be made and tried by a program with the scope, and by no other', async () => {
    const target = await receiver();
    const form = { url: target.url, events: ['order.placed'] };
    const { secret: program } = await newKey(api, ['webhooks']);
    const { secret: other } = await newKey(api, ['orders:write']);
    const { status: made, body } = await call('POST /api/webhooks', form, program);
    expect(made).toBe(201);
    expect((await call(`POST /api/webhooks/${body.webhook.id}/test`, undefined, program)).body.state).toBe('delivered');
    expect((await call('POST /api/webhooks', form, other)).body.code).toBe('auth.scope_missing');
  });

  it('has an event at least, and there are twenty at most', async () => {
    const url = 'https://erp.example/hook';
    expect(fieldsOf(await call('POST /api/webhooks', { url, events: [] }))).toEqual(['events']);
    expect(fieldsOf(await call('POST /api/webhooks', { url, events: ['order.gone'] }))).toEqual(['events']);
    for (let made = 0; made < 20; made += 1) await webhookFor({ url });
    expect((await call('POST /api/webhooks', { url, events: ['order.placed'] })).body.code).toBe('webhooks.too_many');
  });

  it('takes its deliveries with it when it is deleted', async () => {
    const target = await receiver();
    const { id } = await webhookFor(target);
    await call(`POST /api/webhooks/${id}/test`);
    expect((await call(`DELETE /api/webhooks/${id}`)).status).toBe(204);
    expect(await api.database.read.countBy(WebhookDelivery, { webhookId: id })).toBe(0);
    expect((await call(`GET /api/webhooks/${id}/deliveries`)).body.code).toBe('webhooks.not_found');
  });
});

describe('rotating the secret', () => {
  it('signs with both until the overlap ends', async () => {
    const target = await receiver();
    const { id, secret: old } = await webhookFor(target);
    const { body } = await call(`POST /api/webhooks/${id}/rotate`, { overlapHours: 1 });
    const signers = async () => {
      await call(`POST /api/webhooks/${id}/test`);
      const last = target.received.at(-1) as Received;
      return [signedBy(old, last), signedBy(body.secret as string, last)];
    };
    expect(await signers()).toEqual([true, true]);
    expect((await shown(id))?.previousUntil).toEqual(expect.any(String));
    const until = new Date().toISOString();
    await api.database.write((tx) => tx.update(Webhook, { id }, { previousSecrets: [{ secret: old, until }] }));
    expect(await signers()).toEqual([false, true]);
    expect((await shown(id))?.previousUntil).toBeNull();
  });

  it('a second time keeps every secret that a receiver may have, until its own end, unless there is no overlap', async () => {
    const target = await receiver();
    const { id, secret: first } = await webhookFor(target);
    const rotate = async (overlapHours: number) => {
      const { body } = await call(`POST /api/webhooks/${id}/rotate`, { overlapHours });
      await call(`POST /api/webhooks/${id}/test`);
      return body as { secret: string; webhook: { previousUntil: string | null } };
    };
    const signs = (secrets: string[]) => secrets.map((secret) => signedBy(secret, target.received.at(-1) as Received));
    const second = await rotate(48);
    const third = await rotate(1);
    expect(signs([first, second.secret, third.secret])).toEqual([true, true, true]);
    expect(third.webhook.previousUntil).toBe(second.webhook.previousUntil);
    const fourth = await rotate(0);
    expect(signs([first, second.secret, third.secret, fourth.secret])).toEqual([false, false, false, true]);
    expect(fourth.webhook.previousUntil).toBeNull();
  });
});

describe('a receiver that fails', () => {
  it('three times gets the event the fourth time, under the same id; later events of the record wait, others do not', async () => {
    let failures = 0;
    const [first, second] = [await placeOrder(), await placeOrder()];
    const target = await receiver((response, delivery) => {
      const fails = contentOf(delivery).data.id === first && failures < 3;
      if (fails) failures += 1;
      response.writeHead(fails ? 500 : 200).end('answer');
    });
    const { id } = await webhookFor(target);
    await setStatus(first, 'processing');
    await noteOrder(first, 'order.placed');
    await setStatus(second, 'processing');
    await sending.send(id);
    const failed = `order.status_changed ${first}`;
    expect(namesOf(target.received).toSorted()).toEqual([failed, `order.status_changed ${second}`].toSorted());
    expect(await log(id)).toMatchObject([
      { state: 'delivered' },
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 1, responseStatus: 500, responseBody: 'answer' },
    ]);
    for (let attempt = 2; attempt <= 4; attempt += 1) {
      await sending.send(id);
      await passPause();
      await sending.send(id);
    }
    const ofFirst = target.received.filter((each) => contentOf(each).data.id === first);
    expect(namesOf(ofFirst)).toEqual([failed, failed, failed, failed, `order.placed ${first}`]);
    expect(new Set(ofFirst.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('is tried again after pauses that grow, for three days', async () => {
    const target = await receiver(status(500));
    const { id } = await webhookFor(target);
    await noteOrder(1, 'order.placed');
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await passPause();
      await sending.send(id);
      const { dueAt, attemptedAt } = (await log(id))[0] as unknown as { dueAt: string; attemptedAt: string };
      pauses.push((Date.parse(dueAt) - Date.parse(attemptedAt)) / 1_000);
    }
    expect(pauses).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 43_200, 43_200]);
    const { retryUntil } = await api.database.read.findOneByOrFail(WebhookDelivery, { webhookId: id });
    expect(Math.round((Number(retryUntil) - Date.now()) / 3_600_000)).toBe(72);
  });

  it('is paused after three days with a mail to the owner, and gets everything once it is resumed', async () => {
    const target = await receiver(status(503));
    const { id } = await webhookFor(target);
    await api.database.write((tx) => tx.update(AdminAccount, { id: 1 }, { email: 'owner@example.com' }));
    await noteOrder(1, 'order.placed');
    await sending.send(id);
    await passPause({ retryUntil: new Date() });
    await sending.send(id);
    expect(await shown(id)).toMatchObject({ isActive: false, pauseReason: 'failing', pausedAt: expect.any(String) });
    const [entry] = (await call(`GET /api/audit?subject=webhook&subjectId=${id}&limit=1`)).body as Record<
      string,
      unknown
    >[];
    expect(entry).toMatchObject({
      action: 'pauseWebhook',
      by: 'سایت',
      before: { isActive: true },
      after: { isActive: false },
    });
    const mails = await api.database.read.findBy(OutboxMessage, { about: `webhook:${id}` });
    expect(mails.map(({ recipient }) => recipient)).toEqual(['owner@example.com']);
    await noteOrder(1, 'order.status_changed');
    await passPause();
    await sending.send(id);
    expect(target.received.length).toBe(2);
    target.answer = (response) => response.end();
    const form = { url: target.url, events: ['order.placed', 'order.status_changed'] };
    const resumed = await call(`PUT /api/webhooks/${id}`, { ...form, isActive: true });
    expect(resumed.body).toMatchObject({ isActive: true, pauseReason: null, pausedAt: null });
    await sending.send(id);
    expect(namesOf(target.received.slice(2))).toEqual(['order.placed 1', 'order.status_changed 1']);
  });

  it('names the fields that a change touched, and nothing of what they hold', async () => {
    const target = await receiver();
    const { id } = await webhookFor(target, [
      'product.changed',
      'product.price_changed',
      'order.status_changed',
      'order.placed',
    ]);
    const changed = await addProduct(api, token);
    await call(`PATCH /api/products/${changed}`, { origin: 'رشت', description: 'شفاف' });
    await call(`PATCH /api/products/${changed}`, { price: 5_000_000 });
    const order = await placeOrder();
    await setStatus(order, 'processing');
    await sending.send(id);
    const dataOf = (type: string): unknown[] =>
      target.received.map(contentOf).flatMap((each) => (each.type === type ? [each.data] : []));
    expect(dataOf('product.changed')).toEqual([
      { kind: 'products', id: changed },
      { kind: 'products', id: changed, changedFields: ['description', 'origin'] },
    ]);
    expect(dataOf('product.price_changed')).toEqual([{ kind: 'products', id: changed, changedFields: ['price'] }]);
    expect(dataOf('order.placed')).toEqual([{ kind: 'orders', id: order }]);
    expect(dataOf('order.status_changed')).toEqual([
      { kind: 'orders', id: order, changedFields: expect.arrayContaining(['status']) },
    ]);
    expect(target.received.map(({ body }) => body).join()).not.toMatch(/رشت|شفاف|5000000|processing/);
    const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
    const documented = document.webhooks?.['product.changed']?.post.requestBody?.content['application/json']?.schema;
    for (const delivery of target.received)
      expect(schemaCheckOf(document).errorsOf(documented ?? {}, contentOf(delivery))).toEqual([]);
  });

  it('is logged in pages, and what has not arrived stands by itself', async () => {
    const target = await receiver((response) => response.writeHead(target.received.length % 2 ? 200 : 500).end());
    const { id } = await webhookFor(target);
    for (let order = 1; order <= 4; order += 1) {
      await noteOrder(order, 'order.placed');
      await sending.send(id);
    }
    const ordersIn = async (query: string): Promise<unknown[]> => {
      const { body, headers } = await call(`GET /api/webhooks/${id}/deliveries?${query}`);
      const orders = (body as { requestBody: string }[]).map(
        ({ requestBody }) => JSON.parse(requestBody).data.id as number,
      );
      return [headers.get('x-total-count'), orders];
    };
    expect(await ordersIn('limit=3&page=2')).toEqual(['4', [1]]);
    expect(await ordersIn('delivered=false')).toEqual(['2', [4, 2]]);
    expect(await ordersIn('delivered=true&limit=1&page=2')).toEqual(['2', [1]]);
  });

  it('is paused at once when it says that it is gone', async () => {
    const target = await receiver(status(410));
    const { id } = await webhookFor(target);
    await noteOrder(1, 'order.placed');
    await sending.send(id);
    expect(await shown(id)).toMatchObject({ isActive: false, pauseReason: 'gone' });
    expect(await api.database.read.countBy(OutboxMessage, { about: `webhook:${id}` })).toBe(1);
  });

  it('by redirecting is not followed', async () => {
    const inside = await receiver();
    const target = await receiver((response) => response.writeHead(307, { Location: inside.url }).end());
    const { id } = await webhookFor(target);
    await noteOrder(1, 'order.placed');
    await sending.send(id);
    expect(inside.received).toEqual([]);
    expect(await log(id)).toMatchObject([{ state: 'waiting', responseStatus: 307 }]);
  });

  it('to answer within five seconds is tried again', async () => {
    const target = await receiver(() => undefined);
    const { id } = await webhookFor(target);
    const { body } = await call(`POST /api/webhooks/${id}/test`);
    expect(body).toMatchObject({ state: 'failed', responseStatus: null, error: 'timeout' });
    expect(body.durationMs).toBeGreaterThanOrEqual(4_900);
  }, 20_000);
});

describe('the log of deliveries', () => {
  it('has request, answer and duration, and sends a delivery again under its id', async () => {
    const target = await receiver((response) => response.end('x'.repeat(2_000)));
    const { id } = await webhookFor(target);
    await noteOrder(1, 'order.placed');
    await sending.send(id);
    const [delivery] = (await log(id)) as [Record<string, unknown> & { id: number }];
    expect(delivery).toMatchObject({
      event: 'order.placed',
      state: 'delivered',
      messageId: target.received[0]?.headers['webhook-id'],
      requestBody: target.received[0]?.body,
      responseStatus: 200,
      responseBody: 'x'.repeat(500),
      error: null,
      durationMs: expect.any(Number),
      attempts: 1,
      dueAt: null,
    });
    const redeliver = () => call(`POST /api/webhooks/${id}/deliveries/${delivery.id}/redeliver`);
    expect((await redeliver()).body).toMatchObject({ state: 'waiting', messageId: delivery.messageId });
    await sending.send(id);
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(delivery.messageId));
    await call(`PUT /api/webhooks/${id}`, { url: target.url, events: ['order.placed'], isActive: false });
    expect((await redeliver()).body.state).toBe('waiting');
    await sending.send(id);
    expect(target.received.length).toBe(2);
    await call(`PUT /api/webhooks/${id}`, { url: target.url, events: ['order.placed'], isActive: true });
    await sending.send(id);
    expect(target.received.length).toBe(3);
    expect((await call(`POST /api/webhooks/${id}/deliveries/999999/redeliver`)).body.code).toBe('webhooks.not_found');
  });

  it('of a test says at once what came of it, also while the webhook is paused, and a failed test pauses nothing', async () => {
    const target = await receiver(status(404));
    const { id } = await webhookFor(target);
    const test = async () => (await call(`POST /api/webhooks/${id}/test`)).body;
    expect(await test()).toMatchObject({ event: 'webhook.test', state: 'failed', responseStatus: 404 });
    expect(await shown(id)).toMatchObject({ isActive: true });
    await call(`PUT /api/webhooks/${id}`, { url: target.url, events: ['order.placed'], isActive: false });
    target.answer = (response) => response.end();
    expect(await test()).toMatchObject({ state: 'delivered' });
  });

  it('keeps thirty days, and what still waits', async () => {
    const target = await receiver();
    const { id } = await webhookFor(target);
    for (const order of [1, 2, 3]) await noteOrder(order, 'order.placed');
    await sending.send(id);
    const [third, second] = (await log(id)) as [{ id: number }, { id: number }];
    const attemptedAt = new Date(Date.now() - 31 * 24 * 3_600_000);
    await api.database.write((tx) => tx.update(WebhookDelivery, { id: second.id }, { attemptedAt }));
    await api.database.write((tx) => tx.update(WebhookDelivery, { id: third.id }, { attemptedAt, dueAt: new Date() }));
    await sending.forgetOld();
    expect((await log(id)).map((delivery) => delivery.id)).toEqual([third.id, second.id - 1]);
  });
});

describe('several copies', () => {
  it('send each event once when they work at the same moment', async () => {
    const { app } = api.api;
    const other = new WebhookSending(api.database, app.get(ChangeFeed), app.get(SettingsService), app.get(Env));
    const target = await receiver();
    const { id } = await webhookFor(target);
    const orders = Array.from({ length: 40 }, (_order, index) => index + 1);
    for (const order of orders) await noteOrder(order, 'order.placed');
    await Promise.all([sending.send(id), other.send(id), sending.send(id)]);
    await sending.send(id);
    const sent = target.received.map((each) => contentOf(each).data.id).toSorted((a, b) => a - b);
    expect(sent).toEqual(orders);
  });

  it('lose nothing when one is killed in the middle of an attempt', async () => {
    await buildApi();
    const target = await receiver(() => undefined);
    const { id } = await webhookFor(target);
    await noteOrder(1, 'order.placed');
    await noteOrder(1, 'order.status_changed');
    const killed = startProcess({ ...variables, WEBHOOK_TARGETS: 'any', NODE_ENV: 'test' });
    await until(() => target.received.length > 0);
    killed.process.kill('SIGKILL');
    await killed.ended;
    target.answer = (response) => response.end();
    await passPause();
    await sending.send(id);
    expect(namesOf(target.received)).toEqual(['order.placed 1', 'order.placed 1', 'order.status_changed 1']);
    expect(target.received[1]?.headers['webhook-id']).toBe(target.received[0]?.headers['webhook-id']);
  }, 60_000);

  it('send within seconds by themselves', async () => {
    const target = await receiver();
    await webhookFor(target);
    const worker = new WebhookWorker(sending, api.api.app.get(Env));
    worker.onApplicationBootstrap();
    await noteOrder(1, 'order.placed');
    await until(() => target.received.length > 0);
    await worker.stop();
    expect(namesOf(target.received)).toEqual(['order.placed 1']);
  });
});
