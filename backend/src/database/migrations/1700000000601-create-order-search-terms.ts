import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { termsOfCode, termsOfPhone, termsOfText } from '../../common/search/index.js';
import { inBatches } from './batches.js';
import { code, whole } from './columns.js';

interface Row {
  id: number;
  name: string;
  phone: string;
  trackingCode: string;
}

/**
 * What an order is found by; the primary key is the index that a search reads a range of. The orders of before get theirs
 * here, from the beginning when it is run again.
 */
export class CreateOrderSearchTerms1700000000601 implements MigrationInterface {
  name = 'CreateOrderSearchTerms1700000000601';
  /** Each batch is stored by itself. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'order_search_term',
        columns: [code(runner, 'term', 64, { isPrimary: true }), whole('orderId', { isPrimary: true })],
        indices: [{ name: 'order_search_term_order', columnNames: ['orderId'] }],
        foreignKeys: [
          {
            name: 'order_search_term_of_order',
            columnNames: ['orderId'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
      true,
    );
    await fill(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('order_search_term');
  }
}

async function fill(runner: QueryRunner): Promise<void> {
  await runner.query('DELETE FROM order_search_term');
  await inBatches<Row>(runner, 'SELECT id, name, phone, trackingCode FROM orders WHERE id > ?', async (rows) => {
    const terms = rows.flatMap((row) => termsOf(row).map((term) => [term, row.id]));
    const places = terms.map(() => '(?, ?)').join(', ');
    await runner.query(`INSERT INTO order_search_term (term, orderId) VALUES ${places}`, terms.flat());
  });
}

function termsOf({ name, phone, trackingCode }: Row): string[] {
  return [...new Set([...termsOfText(name), ...termsOfPhone(phone), ...termsOfCode(trackingCode)])];
}
