import { englishNameOf } from '@afshoreh/persian';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { joinedKeyOf } from '../../common/search/index.js';
import { inBatches, updateRows } from './batches.js';

interface Row {
  id: number;
  name: string;
  type: string | null;
  origin: string | null;
}

/** The search keys of the products that were stored before. */
export class FillProductSearchKeys1700000001302 implements MigrationInterface {
  name = 'FillProductSearchKeys1700000001302';

  async up(runner: QueryRunner): Promise<void> {
    await inBatches<Row>(runner, 'SELECT id, name, type, origin FROM product WHERE id > ?', (rows) =>
      updateRows(
        runner,
        'product',
        ['searchKey'],
        rows.map(({ id, name, type, origin }) => [id, joinedKeyOf([name, englishNameOf(name), type, origin], 1000)]),
      ),
    );
  }

  /** The column goes with the migration before. */
  async down(): Promise<void> {
    return Promise.resolve();
  }
}
