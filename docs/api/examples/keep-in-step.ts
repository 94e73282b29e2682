/**
 * Keeps a copy of the catalogue in step. Copy and cursor are one file that is replaced at once, so a program that is killed
 * anywhere goes on where it was: no change is missed and none is applied twice. Run it again and again, for example each minute.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { changesOf, createAfshoreh, dataOf, rowsOf, type Schemas } from '@afshoreh/api-client/sdk';

interface Copy {
  cursor: string;
  products: Record<number, Schemas['AdminProduct']>;
  /** How many changes were applied so far. */
  applied: number;
}

const file = process.env['COPY'] ?? 'catalogue.json';
// A key with the scope catalogue:read.
const key = process.env['KEY'] ?? '';
const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080', key });

/** The cursor is taken before the lists are read: what changes meanwhile comes once more, and nothing is missed. */
async function firstCopy(): Promise<Copy> {
  const { cursor } = dataOf(await afshoreh.GET('/api/changes'));
  const copy: Copy = { cursor, products: {}, applied: 0 };
  for await (const product of rowsOf(afshoreh, '/api/admin/products')) copy.products[product.id] = product;
  return copy;
}

async function store(copy: Copy): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(copy));
  await rename(`${file}.new`, file);
}

/** Reads each changed product once, a hundred a call. One that is not there any more was deleted. */
async function read(copy: Copy, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += 100) {
    const asked = ids.slice(from, from + 100);
    const query = { ids: asked.join(','), limit: 100 };
    const found = dataOf(await afshoreh.GET('/api/admin/products', { params: { query } }));
    for (const id of asked) delete copy.products[id];
    for (const product of found) copy.products[product.id] = product;
  }
}

const stored = await readFile(file, 'utf8').catch(() => undefined);
const copy = stored === undefined ? await firstCopy() : (JSON.parse(stored) as Copy);
await store(copy);
for await (const { changes, cursor } of changesOf(afshoreh, { since: copy.cursor, kinds: 'products' })) {
  await read(copy, [...new Set(changes.map(({ id }) => id))]);
  copy.applied += changes.length;
  copy.cursor = cursor;
  await store(copy);
}
console.log(`${Object.keys(copy.products).length} products after ${copy.applied} changes`);
