import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema';
import { transportOver, type Fetch } from './transport';

/** A request body with `version` required, also in each row of a list. */
export type WithVersion<Form> = Form extends readonly (infer Row)[]
  ? WithVersion<Row>[]
  : Form extends object
    ? 'version' extends keyof Form
      ? Omit<Form, 'version'> & { version: number }
      : { [Field in keyof Form]: WithVersion<Form[Field]> }
    : Form;
type OurParameters<Parameters> = Parameters extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? Parameters
    : 'version' extends keyof NonNullable<Query>
      ? Omit<Parameters, 'query'> & { query: WithVersion<NonNullable<Query>> }
      : Parameters
  : Parameters;
type OurCall<Call> = {
  [Part in keyof Call]: Part extends 'requestBody'
    ? WithVersion<Call[Part]>
    : Part extends 'parameters'
      ? OurParameters<Call[Part]>
      : Call[Part];
};
type OurCalls<Item> = {
  [Method in keyof Item]: Method extends 'put' | 'post' | 'patch' | 'delete' ? OurCall<Item[Method]> : Item[Method];
};

/**
 * The paths without their common `/api`: `api.GET('/products/{id}')`. The API accepts changes without a version, but our own
 * pages must always send the edited version, so that nobody overwrites a colleague's changes without seeing them.
 */
export type ApiPaths = {
  [Path in keyof paths as Path extends `/api${infer Rest}` ? Rest : Path]: OurCalls<paths[Path]>;
};
export type Api = Client<ApiPaths>;
/** A middleware for `api.use`; it applies to this copy of the client only. */
export type ApiMiddleware = Middleware;

interface ApiOptions {
  /** The site's address: `/` in the browser, an absolute URL on the server. */
  baseUrl: string;
  /** A replacement for `fetch`, for tests and servers. */
  fetch?: Fetch;
  /** Milliseconds until a call times out; 15,000 by default. */
  timeoutMs?: number;
}

const SITE_ORIGIN = Symbol.for('afshoreh.site-origin');
/** The origin is stored on the global object, because shell and remotes each bundle a copy of this module. */
const global: { [SITE_ORIGIN]?: string; location?: Location } = globalThis;

/** Sets the origin of `api`'s calls for rendering on the server, where there is no `location`. */
export function setSiteOrigin(origin: string): void {
  global[SITE_ORIGIN] = origin;
}

/** Makes URLs absolute, because Node's `Request` accepts no others. */
function SiteRequest(url: string, init?: RequestInit): Request {
  return new Request(new URL(url, global[SITE_ORIGIN] ?? global.location?.href), init);
}

/** A typed client of the API. Calls resolve to `{data, error, response}`: pass that to `dataOf`. */
export function createApi({ baseUrl, fetch = (request) => globalThis.fetch(request), timeoutMs }: ApiOptions): Api {
  return createClient<ApiPaths>({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/api`,
    credentials: 'include',
    fetch: transportOver(fetch, timeoutMs),
    // A function that returns an object works with `new`, and unlike a subclass needs no global `Request` at import.
    Request: SiteRequest as unknown as typeof Request,
  });
}

/** The client for pages, in the browser and, after {@link setSiteOrigin}, on the server. */
export const api: Api = createApi({ baseUrl: '/' });
