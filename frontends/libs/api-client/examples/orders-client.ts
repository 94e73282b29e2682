/**
 * An example for other companies: the API with nothing but the generated types and `openapi-fetch`.
 * It places an order that can be retried after a lost response, tracks it, and reads the new orders as an admin.
 */
import createClient from 'openapi-fetch';
import type { components, paths } from '../src/schema';

type Schemas = components['schemas'];
type Problem = Schemas['Problem'];

/** An error of the API: `code` is for programs, `message` for people. */
export class Refused extends Error {
  readonly code: string;
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.code = problem.code;
  }
}

const refuse = (problem: Problem): never => {
  throw new Refused(problem);
};

/** @param site the origin of the site: `https://shop.example` */
export function ordersClient(site: string) {
  const client = createClient<paths>({ baseUrl: site });

  /** Orders one product. A retry with the same key after a lost response makes no second order. */
  async function placeOrder(order: Schemas['DialogOrder'], key: string): Promise<Schemas['PlacedOrder']> {
    const { data, error } = await client.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': key } },
      body: order,
    });
    return data ?? refuse(error);
  }

  /** The status of an order, for a customer with its code and phone. */
  async function trackOrder(code: string, phone: string): Promise<Schemas['TrackedOrder']> {
    const { data, error } = await client.GET('/api/orders/track', { params: { query: { code, phone } } });
    return data ?? refuse(error);
  }

  /** All new orders, the oldest first, page by page. */
  async function* newOrders(token: string): AsyncGenerator<Schemas['Order']> {
    const limit = 100;
    const headers = { Authorization: `Bearer ${token}` };
    for (let page = 1, total = 1; (page - 1) * limit < total; page += 1) {
      const query = { status: 'new', sort: 'oldest', page, limit } as const;
      const { data, error, response } = await client.GET('/api/orders', { headers, params: { query } });
      total = Number(response.headers.get('X-Total-Count'));
      yield* data ?? refuse(error);
    }
  }

  /** Marks an order as being processed; a `Refused` with `orders.changed_meanwhile` means that a colleague was faster. */
  async function startProcessing({ id, version }: Schemas['Order'], token: string): Promise<Schemas['Order']> {
    const { data, error } = await client.PUT('/api/orders/{id}/status', {
      params: { path: { id } },
      headers: { Authorization: `Bearer ${token}` },
      body: { status: 'processing', version },
    });
    return data ?? refuse(error);
  }

  /** Logs an admin in; returns the token. */
  async function logIn(username: string, password: string): Promise<string> {
    const { data, error } = await client.POST('/api/admin/login', { body: { username, password } });
    return (data ?? refuse(error)).token;
  }

  return { placeOrder, trackOrder, newOrders, startProcessing, logIn };
}
