import { foldForSearch } from '@afshoreh/persian';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inBatches } from './batches.js';

const named = [
  ['admin', 'admin', 'displayName'],
  ['category', 'category', 'name'],
  ['certificate', 'certificate', 'name'],
  ['holiday', 'holiday', 'title'],
  ['media', 'media_item', 'originalFilename'],
  ['post', 'blog_post', 'title'],
  ['price_list_entry', 'price_list_entry', 'name'],
  ['product', 'product', 'name'],
  ['seller', 'seller', 'companyName'],
] as const;

interface Row {
  id: number;
  name: string;
}

/** What was changed before has the name that it has now. */
export class FillAuditNames1700000001791 implements MigrationInterface {
  name = 'FillAuditNames1700000001791';

  async up(runner: QueryRunner): Promise<void> {
    for (const [subject, table, column] of named) {
      await inBatches<Row>(runner, `SELECT id, ${column} AS name FROM ${table} WHERE id > ?`, async (rows) => {
        for (const { id, name } of rows) await nameEntries(runner, subject, { id, name });
      });
    }
  }

  /** The columns go with the migration before. */
  async down(): Promise<void> {
    return Promise.resolve();
  }
}

async function nameEntries(runner: QueryRunner, subject: string, { id, name }: Row): Promise<void> {
  const [stored, key] = [name, foldForSearch(name)].map((text) => [...text].slice(0, 200).join(''));
  await runner.query(
    'UPDATE audit_entry SET name = ?, searchKey = ? WHERE subject = ? AND subjectId = ? AND name IS NULL',
    [stored, key, subject, String(id)],
  );
}
