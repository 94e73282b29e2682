import { foldForSearch, foldForSorting } from '@afshoreh/persian';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches, updateRows } from './batches.js';

interface Row {
  id: number;
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** Customers from before the list had its keys. */
export class FillCustomerKeys1700000000503 implements MigrationInterface {
  name = 'FillCustomerKeys1700000000503';

  /** Each batch is stored by itself: running copies do not wait for the last customer to write to the first. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const columns = 'id, fullName, email, phoneNumber';
    await inBatches<Row>(runner, `SELECT ${columns} FROM customer WHERE searchKey = '' AND id > ?`, async (rows) => {
      const values = rows.map((row): [number, string, string] => [row.id, ...keysOf(row)]);
      await updateRows(runner, 'customer', ['searchKey', 'nameKey'], values);
    });
  }

  async down(): Promise<void> {
    // The migration before this one takes the columns away.
  }
}

/** As registration made them at that time; a later rule comes with a migration of its own. */
function keysOf({ fullName, email, phoneNumber }: Row): [searchKey: string, nameKey: string] {
  const national = phoneNumber.startsWith('+98') ? ` 0${phoneNumber.slice(3)}` : '';
  const searchKey = `${phoneNumber.replace('+', '')}${national} ${foldForSearch(email)} ${foldForSearch(fullName)}`;
  return [searchKey.slice(0, 600), foldForSorting(fullName).slice(0, 600)];
}
