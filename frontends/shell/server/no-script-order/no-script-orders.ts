import type { IncomingMessage, ServerResponse } from 'node:http';

import { networkOf } from '@afshoreh/config';

import { copy as siteCopy } from '../../src/copy';
import type { ClientOf } from '../client';
import { plainDocumentOf } from '../document';
import { fail } from '../failure';
import { sendProblem } from '../problem';
import { Bulkhead } from '../proxy/bulkhead';
import { LIMITS } from '../proxy/limits';
import { refusalFor, SmallBodies } from '../proxy/small-bodies';
import type { PinnedVersions, ReleaseSource, ShellManifest } from '../releases/release-source';
import { requestIdOf, withErrorId } from '../request-id';
import { copy } from './copy';
import { placeOrder, productOf, reasonsOf, type Caller } from './order-calls';
import { emptyForm, checkForm, parseForm, type OrderedProduct, type FormValues } from './order-form';
import { orderForm, pageHeader, placedPage, styles, type PlacedOrder } from './order-page';

interface Options {
  apiOrigin: string;
  clientOf: ClientOf;
  shell: ShellManifest;
  source: Pick<ReleaseSource, 'live'>;
  salesPhone: () => Promise<string | null>;
  onWrite: () => void;
}

interface Visit extends Caller {
  response: ServerResponse;
  product: OrderedProduct;
}

/** Enough for name, phone and quantity. */
const MOST_BYTES = 16 * 1024;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * `/product/<id>/order`: ordering in a browser without script. GET shows a form; POST receives it and returns a page. This
 * server sends the backend the same call as the order dialog, with the visitor's address and headers. So the backend applies
 * the same rules, limits, check of the origin and idempotency.
 */
export class NoScriptOrders {
  private readonly bodies = new SmallBodies({ ...LIMITS.smallBodies, bytes: MOST_BYTES });
  private readonly exchanges = new Bulkhead({
    running: { perNetwork: 8, inAll: 32 },
    waiting: { perNetwork: 32, inAll: 128 },
    waitMs: 5_000,
  });

  constructor(private readonly options: Options) {}

  /**
   * Handles a request for such an address; returns false for any other.
   * @param otherwise responds when there is no such product
   */
  take(request: IncomingMessage, response: ServerResponse, path: string, otherwise: () => void): boolean {
    const [, id] = /^\/product\/([1-9]\d{0,14})\/order$/.exec(path) ?? [];
    const isForm = request.method === 'POST';
    if (id === undefined || !(isForm || request.method === 'GET' || request.method === 'HEAD')) return false;
    const { apiOrigin, clientOf } = this.options;
    const client = clientOf(request);
    const network = networkOf(client.address);
    const answer = (body: Buffer | null) =>
      this.enter({ apiOrigin, request, response, client, body, network, id, otherwise });
    if (isForm) this.bodies.read(request, response, network, answer);
    else answer(null);
    return true;
  }

  private enter(
    asked: Omit<Visit, 'product'> & { body: Buffer | null; network: string; id: string; otherwise: () => void },
  ) {
    const { request, response, network } = asked;
    const leave = this.exchanges.enter(
      network,
      (done) => {
        this.answer(asked)
          .catch((error: unknown) => fail(error, { request, response }))
          .finally(done);
      },
      (exceeded) => sendProblem(request, response, refusalFor(exceeded)),
    );
    response.once('close', leave);
  }

  private async answer({ body, id, otherwise, ...asked }: Parameters<NoScriptOrders['enter']>[0]) {
    const product = await productOf(id, asked).catch(() => undefined);
    if (product === null) return otherwise();
    const visit = { ...asked, product: product ?? { id: Number(id), name: copy.product, pack: null } };
    const sent = body && parseForm(new URLSearchParams(body.toString()));
    if (product === undefined) {
      const typed = sent ?? emptyForm(visit.product);
      const failure = withErrorId(copy.unavailable, asked.request);
      return this.send(visit, 503, orderForm({ product: visit.product, typed, failure }));
    }
    if (sent === null) return this.send(visit, 200, orderForm({ product, typed: emptyForm(product) }));
    if (!FORM.test(asked.request.headers['content-type'] ?? '')) {
      return this.send(visit, 415, orderForm({ product, typed: emptyForm(product) }));
    }
    return this.order(visit, sent);
  }

  private async order(visit: Visit, typed: FormValues): Promise<void> {
    const { product } = visit;
    const read = checkForm(typed, product);
    if (!('order' in read)) return this.send(visit, 400, orderForm({ product, typed, ...read }));
    const answer = await placeOrder(read.order, read.key, visit);
    this.options.onWrite();
    if (answer?.status === 201) return this.send(visit, 201, placedPage(product, answer.body as PlacedOrder));
    const status = answer?.status ?? 503;
    const { errors, failure } = reasonsOf(answer);
    const said = failure && status >= 500 ? withErrorId(failure, visit.request) : failure;
    return this.send(visit, status, orderForm({ product, typed, errors, failure: said }));
  }

  private async send({ request, response, product }: Visit, status: number, main: string): Promise<void> {
    const { shell, source, salesPhone } = this.options;
    const html = plainDocumentOf({
      shell,
      versions: source.live()[0] as PinnedVersions,
      title: copy.title(product.name),
      styles,
      body: `${pageHeader(siteCopy.brand, await salesPhone())}<main>${main}</main>`,
    });
    response.setHeader('x-request-id', requestIdOf(request));
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : html);
  }
}
