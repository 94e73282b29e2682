import type { DataSource } from 'typeorm';
import type { Answer, TestApi } from './api.js';

let made = 0;

/** A product that an admin may add; `changes` are what the test is about. */
export function aProduct(changes: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    name: `محصول آزمایشی ${made}`,
    price: 150_000_000,
    brix: '۷۰ ± ۱',
    origin: 'ارومیه',
    category: 'apple',
    ...changes,
  };
}

/** Adds a product and returns its id. */
export async function addProduct(api: TestApi, token: string, changes: Record<string, unknown> = {}): Promise<number> {
  const added = await api.call('POST /api/products', { token, body: aProduct(changes) });
  if (added.status !== 201) throw new Error(`adding a product answered ${JSON.stringify(added.body)}`);
  return (added.body as { id: number }).id;
}

/** What the order dialog sends. */
export function aDialogOrder(productId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    productId,
    productName: 'هرچه',
    customerName: 'سارا احمدی',
    phone: '09141234567',
    quantity: 220,
    ...changes,
  };
}

/** What staff write down during a call. */
export function aPhoneOrder(productId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { customerName: 'سارا احمدی', phone: '09141234567', items: [{ productId, quantity: 2000 }], ...changes };
}

/** What the checkout sends. */
export function aCheckoutOrder(productIds: number[], changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    customerName: 'علی رضایی',
    email: 'ali@example.com',
    phone: '۰۹۱۲۷۶۵۴۳۲۱',
    address: 'تهران، خیابان آزادی، پلاک ۱۰',
    items: productIds.map((productId, index) => ({ productId, productName: 'هرچه', quantity: (index + 1) * 100 })),
    ...changes,
  };
}

/** The fields that a 400 points at. */
export function fieldsOf(answer: Answer): string[] {
  return (answer.body as { errors?: { field: string }[] }).errors?.map(({ field }) => field) ?? [];
}

/** How many statements `work` makes the database run for reading. */
export async function queriesOf(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(api, work)).length;
}

/** What `work` makes the database run for reading, in the order it is run. */
export async function statementsOf(
  api: TestApi,
  work: () => Promise<unknown>,
): Promise<{ sql: string; parameters: unknown[] }[]> {
  const dataSource: DataSource = api.database.read.dataSource;
  const { logger } = dataSource;
  const statements: { sql: string; parameters: unknown[] }[] = [];
  dataSource.logger = {
    ...silent,
    logQuery: (sql: string, parameters: unknown[] = []) => {
      if (!isPoll(sql)) statements.push({ sql, parameters });
    },
  };
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return statements;
}

/** What the database says about how it would run a statement, one text a step. */
export async function planOf(
  api: TestApi,
  { sql, parameters }: { sql: string; parameters: unknown[] },
): Promise<string[]> {
  const explain = api.database.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const steps: Record<string, string | null>[] = await api.database.read.query(`${explain} ${sql}`, parameters);
  return steps.map(({ detail, table, type, key, Extra }) => detail ?? `${table} ${type} ${key} ${Extra}`);
}

/** The API looks for changes of other copies, for webhooks, and for messages to send or to forget, all the time. Lists take no transaction. */
const isPoll = (query: string): boolean =>
  query === 'SELECT value FROM revision' ||
  /outbox_message|webhook/.test(query) ||
  /^(SET|START) TRANSACTION|^COMMIT$/.test(query);

const nothing = (): void => undefined;
const silent = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};

/** A quote in rials for the lines of an order, at 166,000,000 toman for a ton. */
export function aQuoteForm(items: { id: number }[], changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    currency: 'rial',
    lines: items.map(({ id }) => ({ orderLineId: id, amount: 166_000_000, unit: 'toman', per: 'ton' })),
    delivery: 'delivered',
    deliveryPlace: 'تبریز',
    paymentTerms: '۳۰٪ پیش‌پرداخت',
    validUntil: '2999-01-01',
    buyer: { name: 'شرکت نمونه', nationalId: '10380284790', address: 'تهران، خیابان آزادی' },
    ...changes,
  };
}

/** What the form for samples sends. */
export function aSampleRequest(productId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    productId,
    grams: 500,
    purpose: 'آزمایش در نوشیدنی',
    customerName: 'سارا احمدی',
    phone: '09141234567',
    address: 'تهران، خیابان آزادی، پلاک ۱۰',
    ...changes,
  };
}

/** The values of a CSV file under this heading. No field of it may contain a comma. */
export function csvColumn(csv: string, heading: string): (string | undefined)[] {
  const [headings = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  return rows.map((row) => row[headings.indexOf(heading)]);
}
