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

/** Adds a product and answers its id. */
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
  const dataSource: DataSource = api.database.read.dataSource;
  const { logger } = dataSource;
  let count = 0;
  dataSource.logger = { ...silent, logQuery: (query: string) => void (count += isPoll(query) ? 0 : 1) };
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return count;
}

/** The API looks for changes of other copies all the time. */
const isPoll = (query: string): boolean => query === 'SELECT value FROM revision';

const nothing = (): void => undefined;
const silent = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};
