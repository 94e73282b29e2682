import { foldForSearch, foldForSorting } from '@afshoreh/persian';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const batch = 1_000;

interface Row {
  id: number;
  fullName: string;
  email: string;
  phoneNumber: string;
}

/** Customers from before the list had its keys. */
export class FillCustomerKeys1700000000503 implements MigrationInterface {
  name = 'FillCustomerKeys1700000000503';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = 0; ;) {
      const rows = (await runner.query(
        `SELECT id, fullName, email, phoneNumber FROM customer WHERE id > ? AND searchKey = '' ORDER BY id LIMIT ${batch}`,
        [after],
      )) as Row[];
      for (const row of rows) {
        await runner.query('UPDATE customer SET searchKey = ?, nameKey = ? WHERE id = ?', [...keysOf(row), row.id]);
      }
      if (rows.length < batch) return;
      after = rows.at(-1)?.id ?? after;
    }
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
