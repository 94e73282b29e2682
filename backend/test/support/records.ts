import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Scope } from '../../src/auth/index.js';
import type { Answer, TestApi } from './api.js';

/** Who may make a call; `authorization.api-spec` says which callers these are. */
export type CallerGroup =
  | 'everybody'
  | 'everybody, and owner and editor more'
  | 'customers'
  | 'every admin'
  | 'owner, sales manager and sales'
  | 'owner and editor'
  | 'owner and sales manager'
  | 'owner';

/** What a successful call needs: parameters of its path, and a body, a file or files. */
export interface Attempt {
  path?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  file?: Buffer;
  /** Files by the names of their fields. */
  parts?: Record<string, Buffer>;
}

export type Made = Record<'slug' | 'url', string> & Record<'id' | 'version', number>;

/** What a test of the running API offers to the writes of a kind of record. */
export interface Writing {
  api: TestApi;
  /** Of the owner. */
  token: string;
  /** The document's own example of a body. */
  exampleOf: (operationId: string) => Record<string, unknown>;
  /** Makes a call as the owner. */
  request: (operationId: string, attempt: Attempt) => Promise<Answer>;
  /** Makes the call and returns the record. */
  made: (operationId: string, body: unknown) => Promise<Made>;
  list: (route: string) => Promise<Made[]>;
  /** The first record of a list. */
  newest: (route: string) => Promise<Made>;
  /** Another number each time. */
  number: () => number;
}

/** A call that takes an `Idempotency-Key`: what it creates and where, a form, and changes of that form. */
export interface Creation {
  title: string;
  /** Below `/api`; `{id}` is an order, a lot or a person, `{slug}` an article. */
  path: string;
  table: string;
  /** @param ids of records that were made before */
  body: (ids: { product: number }) => object;
  other: object;
}

/** What the tests of every kind of record need to know of one kind. */
export interface RecordTests {
  whoMayCall: Partial<Record<CallerGroup, string[]>>;
  /** The calls of admins that programs may make too, by the scopes that each alone allow them. */
  scopes?: Partial<Record<Scope, string[]>>;
  /** Every write that only admins may make and that the audit records, and how it succeeds. */
  writes: (api: Writing) => Record<string, () => Attempt | Promise<Attempt>>;
  /** Writes of admins that change no record, and why. */
  unrecorded?: Record<string, string>;
  creations?: Creation[];
}

/** One file of `test/records` for each kind. */
export const recordTests: RecordTests[] = [];
const folder = new URL('../records/', import.meta.url);
for (const name of (await readdir(folder)).sort()) {
  const { tests } = (await import(fileURLToPath(new URL(name, folder)))) as { tests: RecordTests };
  recordTests.push(tests);
}
