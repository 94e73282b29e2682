/**
 * Receives webhooks and reads each order that they name. A delivery may come twice, so the ids of those that were handled are
 * kept (in a real program: stored with what was made of them). Whatever fails answers 500 and is delivered again.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createAfshoreh, dataOf, verifyWebhook, WebhookRefused } from '@afshoreh/api-client/sdk';

interface OrderEvent {
  type: string;
  data: { id: number };
}

const secret = process.env['SECRET'] ?? '';
// A key with the scope orders:read.
const key = process.env['KEY'] ?? '';
const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080', key });
const handled = new Set<string>();

async function handle(id: string, { type, data }: OrderEvent): Promise<void> {
  if (handled.has(id)) return;
  const order = dataOf(await afshoreh.GET('/api/orders/{id}', { params: { path: { id: data.id } } }));
  handled.add(id);
  console.log(`${type} ${order.id} ${order.status}`);
}

createServer((request, response) => {
  text(request)
    .then((body) => verifyWebhook<OrderEvent>({ headers: request.headers, body }, secret))
    .then((event) => handle(String(request.headers['webhook-id']), event))
    .then(() => response.writeHead(204).end())
    .catch((error: unknown) => response.writeHead(error instanceof WebhookRefused ? 401 : 500).end());
}).listen(Number(process.env['PORT'] ?? 9000), '127.0.0.1', () => console.log('listening'));
