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
import { productOf, reasonsOf, sendForm, type Caller } from './form-calls';
import { pageHeader, styles } from './form-page';
import { keyOf, type FormProduct, type NoScriptForm, type Refusal, type Typed } from './no-script-form';
import { orderForm } from './order-page';
import { sampleForm } from './sample-page';

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
  product: FormProduct;
  form: NoScriptForm;
}

const forms: Readonly<Record<string, NoScriptForm>> = { order: orderForm, sample: sampleForm };

/** 2,700 Persian letters, each of which takes six characters: enough for the longest form. */
const MOST_BYTES = 16 * 1024;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * `/product/<id>/order` and `/product/<id>/sample`: ordering, and asking for a sample, in a browser without script. GET shows a
 * form; POST receives it and returns a page. This server sends the backend the same call as the form with script, with the
 * visitor's address and headers. So the backend applies the same rules, limits, check of the origin and idempotency.
 */
export class NoScriptForms {
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
    const [, id, name] = /^\/product\/([1-9]\d{0,14})\/(order|sample)$/.exec(path) ?? [];
    const form = forms[name ?? ''];
    const isForm = request.method === 'POST';
    if (id === undefined || form === undefined || !(isForm || request.method === 'GET' || request.method === 'HEAD'))
      return false;
    const { apiOrigin, clientOf } = this.options;
    const client = clientOf(request);
    const network = networkOf(client.address);
    const answer = (body: Buffer | null) =>
      this.enter({ apiOrigin, request, response, client, body, network, form, id, otherwise });
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

  private async answer({ body, id, otherwise, ...asked }: Parameters<NoScriptForms['enter']>[0]) {
    const { form, request } = asked;
    const product = await productOf(id, asked).catch(() => undefined);
    if (product === null) return otherwise();
    const visit = { ...asked, product: product ?? { id: Number(id), name: copy.product, pack: null } };
    const sent = body && form.parse(new URLSearchParams(body.toString()));
    const empty = () => form.empty(visit.product, new URLSearchParams(request.url?.split('?')[1]));
    if (product === undefined) {
      return this.show(visit, 503, sent ?? empty(), { failure: withErrorId(form.unavailable, request) });
    }
    if (sent === null) return this.show(visit, 200, empty());
    if (!FORM.test(request.headers['content-type'] ?? '')) return this.show(visit, 415, empty());
    return this.receive(visit, sent);
  }

  private async receive(visit: Visit, typed: Typed): Promise<void> {
    const { product, form } = visit;
    const read = form.check(typed, product);
    if (!('body' in read)) return this.show(visit, 400, typed, read);
    const { body } = read;
    const answer = await sendForm({ path: form.path, body, key: keyOf(typed.view, body) }, visit);
    this.options.onWrite();
    if (answer?.status === 201) return this.send(visit, 201, form.placed(product, answer.body));
    const status = answer?.status ?? 503;
    const { errors, failure } = reasonsOf(answer, form);
    const said = failure && status >= 500 ? withErrorId(failure, visit.request) : failure;
    return this.show(visit, status, typed, { errors, failure: said });
  }

  private show(visit: Visit, status: number, typed: Typed, refusal: Refusal = {}): Promise<void> {
    return this.send(visit, status, visit.form.page(visit.product, typed, refusal));
  }

  private async send({ request, response, product, form }: Visit, status: number, main: string): Promise<void> {
    const { shell, source, salesPhone } = this.options;
    const html = plainDocumentOf({
      shell,
      versions: source.live()[0] as PinnedVersions,
      title: form.title(product),
      styles,
      body: `${pageHeader(siteCopy.brand, await salesPhone())}<main>${main}</main>`,
    });
    response.setHeader('x-request-id', requestIdOf(request));
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : html);
  }
}
