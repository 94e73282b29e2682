import type { MigrationInterface, QueryRunner } from 'typeorm';
import { packOf, type DataSheet } from '../../common/packs/index.js';
import { inBatches, updateRows } from './batches.js';

type Row = DataSheet & { id: number };

/** The packs of the products that were stored before. */
export class FillProductPacks1700000001602 implements MigrationInterface {
  name = 'FillProductPacks1700000001602';

  async up(runner: QueryRunner): Promise<void> {
    await inBatches<Row>(runner, 'SELECT id, weight, packaging FROM product WHERE id > ?', (rows) =>
      updateRows(
        runner,
        'product',
        ['packName', 'packKilograms', 'packsPerPallet'],
        rows.map((row) => {
          const pack = packOf(row);
          return [row.id, pack?.name ?? null, pack?.kilograms ?? null, pack?.perPallet ?? null];
        }),
      ),
    );
  }

  /** The columns go with the migration before. */
  async down(): Promise<void> {
    return Promise.resolve();
  }
}
