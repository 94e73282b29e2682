import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema';
import { transportOver, type Fetch } from './transport';

/** The calls without their common `/api`: `api.GET('/products/{id}')`. */
export type ApiPaths = { [Path in keyof paths as Path extends `/api${infer Rest}` ? Rest : Path]: paths[Path] };
export type Api = Client<ApiPaths>;
/** For `api.use`: what happens around every call of this copy of the client. */
export type ApiMiddleware = Middleware;

interface ApiOptions {
  /** Where the site is: `/` in the browser (any page's own origin), an absolute URL on the server. */
  baseUrl: string;
  /** Another transport, as a test or a server may need it. */
  fetch?: Fetch;
  /** Milliseconds until a call gives up; 15,000 unless told. */
  timeoutMs?: number;
}

const SITE_ORIGIN = Symbol.for('afshoreh.site-origin');
/** On the global object rather than in this module: shell and remotes each bundle a copy of it. */
const global: { [SITE_ORIGIN]?: string; location?: Location } = globalThis;

/** Says where `api` finds the site when there is no page to tell: for rendering on the server. */
export function setSiteOrigin(origin: string): void {
  global[SITE_ORIGIN] = origin;
}

/** Outside a browser a `Request` takes absolute URLs only: the site's origin is added, or that of the page. */
function SiteRequest(url: string, init?: RequestInit): Request {
  return new Request(new URL(url, global[SITE_ORIGIN] ?? global.location?.href), init);
}

/** A typed client of the API. Calls resolve to `{data, error, response}`: pass that to `dataOf`. */
export function createApi({ baseUrl, fetch = (request) => globalThis.fetch(request), timeoutMs }: ApiOptions): Api {
  return createClient<ApiPaths>({
    baseUrl: `${baseUrl.replace(/\/$/, '')}/api`,
    credentials: 'include',
    fetch: transportOver(fetch, timeoutMs),
    // A function that returns an object serves `new` as well as a class does, and needs no `Request` while loading.
    Request: SiteRequest as unknown as typeof Request,
  });
}

/** The client of a page in the browser and, after {@link setSiteOrigin}, of one that is rendered on the server. */
export const api: Api = createApi({ baseUrl: '/' });
