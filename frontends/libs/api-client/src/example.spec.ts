import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ordersClient, Refused } from '../examples/orders-client';

/** Responses by method and path, like those of the API. */
const answers: Record<string, (request: IncomingMessage) => { status?: number; body: unknown; total?: number }> = {
  'POST /api/orders': ({ headers }) => ({ status: 201, body: { trackingCode: headers['idempotency-key'] } }),
  'GET /api/orders/track': () => ({ status: 404, body: { code: 'orders.not_found', message: 'سفارشی پیدا نشد' } }),
  'GET /api/orders': ({ url, headers }) => {
    const query = new URL(url ?? '', 'http://site').searchParams;
    const size = query.get('page') === '1' ? 100 : 20;
    const by = headers.authorization;
    return { body: Array.from({ length: size }, () => ({ by, sort: query.get('sort') })), total: 120 };
  },
};
const server = createServer((request, response) => {
  const answer = answers[`${request.method} ${request.url?.split('?', 1)[0]}`]?.(request);
  const { status = 200, body, total } = answer ?? { status: 500, body: {} };
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'Content-Type': type, ...(total === undefined ? {} : { 'X-Total-Count': total }) });
  response.end(JSON.stringify(body));
});
let client: ReturnType<typeof ordersClient>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = ordersClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('the example client sends the key with which two attempts make one order', async () => {
  const order = { productId: 1, customerName: 'سارا احمدی', phone: '09141234567', quantity: 220 };
  expect((await client.placeOrder(order, 'key-of-this-order')).trackingCode).toBe('key-of-this-order');
});

it('the example throws what the API refused', async () => {
  const refusal = await client.trackOrder('K7QF2-9MXTA', '09141234567').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ code: 'orders.not_found', message: 'سفارشی پیدا نشد' });
});

it('the example reads every page of a list as the admin', async () => {
  const orders: unknown[] = [];
  for await (const order of client.newOrders('token')) orders.push(order);
  expect(orders).toHaveLength(120);
  expect(orders[119]).toEqual({ by: 'Bearer token', sort: 'oldest' });
});
