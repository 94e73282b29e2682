import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../schema.js';
import { retrying, type RetryOptions } from './retry.js';

/** The API's schemas by name: `Schemas['Product']`. */
export type Schemas = components['schemas'];
export type Afshoreh = Client<paths>;

export interface AfshorehOptions extends RetryOptions {
  /** The address of the site: `https://shop.example`. */
  site: string;
  /** An API key (`afs_live_…`) or the token of an admin, sent as Bearer. */
  key?: string;
}

/**
 * A typed client: `afshoreh.GET('/api/products')` resolves to `{ data, error, response }`; `dataOf` turns that into the data or
 * an `AfshorehError`. Calls are repeated as `retrying` says.
 */
export function createAfshoreh({ site, key, ...options }: AfshorehOptions): Afshoreh {
  return createClient<paths>({
    baseUrl: site,
    fetch: retrying(options),
    ...(key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } }),
  });
}

type Problem = Schemas['Problem'];

/** What the API refused: `code` is stable, `message` is English, `messageForPeople` Persian. */
export class AfshorehError extends Error {
  override readonly name = 'AfshorehError';
  readonly code: string;
  readonly messageForPeople: string | undefined;

  constructor(
    readonly status: number,
    /** Undefined when the response did not come from the API but, for example, from a proxy. */
    readonly problem: Problem | undefined,
  ) {
    super(problem ? `${problem.code}: ${problem.detail}` : `HTTP ${status}`);
    this.code = problem?.code ?? 'http';
    this.messageForPeople = problem?.message;
  }
}

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of a successful call. Throws an {@link AfshorehError} for any other. */
export function dataOf<Data>({ data, error, response }: Result<Data>): Data {
  if (response.ok) return data as Data;
  const isProblem = typeof (error as Problem | undefined)?.code === 'string';
  throw new AfshorehError(response.status, isProblem ? (error as Problem) : undefined);
}
