import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Env } from '../src/config/index.js';
import { dataSourceFor } from '../src/database/data-source.js';
import { migrate, revertLast } from '../src/database/migrate.js';
import { entities } from '../src/entities.js';
import { freshDatabase, type FreshDatabase } from './support/index.js';

let fresh: FreshDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  fresh = await freshDatabase();
  dataSource = await dataSourceFor(new Env(fresh.variables).database, entities, 'write').initialize();
  await migrate(dataSource);
});
afterEach(async () => {
  await dataSource.destroy();
  await fresh.drop();
});

it('products that were stored before get the pack of their data sheet, and none where it says none', async () => {
  await revertTo('AddProductPacks');
  const product = (id: number, weight: string | null, packaging: string | null) =>
    insert('product', {
      ...{ id, weight, packaging, name: 'پوره', nameKey: 'پوره', sortKey: 'پوره', originKey: '', categoryId: 1 },
      ...{ shelf: 1, createdAt: '2026-05-01 08:00:00.000000', updatedAt: '2026-05-01 08:00:00.000000' },
    });
  await product(1, '۲۷۵ کیلوگرم', 'بشکهٔ فلزی، چهار بشکه روی هر پالت');
  await product(2, 'طبق سفارش', 'بشکه');
  await product(3, null, null);

  await migrate(dataSource);

  expect(await dataSource.query('SELECT packName, packKilograms, packsPerPallet FROM product ORDER BY id')).toEqual([
    { packName: 'بشکه', packKilograms: 275, packsPerPallet: 4 },
    ...Array<unknown>(2).fill({ packName: null, packKilograms: null, packsPerPallet: null }),
  ]);
});

/** Takes back every migration down to the one of this name, as if the release before were running. */
async function revertTo(name: string): Promise<void> {
  for (const known = [...dataSource.migrations]; known.length > 0;) {
    const last = known.pop();
    await revertLast(dataSource);
    if (last?.name?.startsWith(name)) return;
  }
}

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row).map((name) => dataSource.driver.escape(name));
  const places = names.map(() => '?').join(', ');
  await dataSource.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, Object.values(row));
}
