import type { MigrationInterface, QueryRunner } from 'typeorm';
import { termsOfCode, termsOfPhone, termsOfText } from '../../common/search/index.js';

const ownersAtOnce = 500;
const termsAtOnce = 1_000;

interface Filled {
  table: string;
  owner: string;
  of: string;
  /** What it is found by. */
  columns: readonly string[];
  termsOf: (row: Record<string, string>) => string[];
}

const texts = (...columns: string[]): Pick<Filled, 'columns' | 'termsOf'> => ({
  columns,
  termsOf: (row) => termsOfText(...columns.map((column) => row[column] ?? null)),
});

const tables: Filled[] = [
  { table: 'contact_search_term', owner: 'contactId', of: 'contact', ...texts('name', 'email', 'message') },
  { table: 'blog_comment_search_term', owner: 'commentId', of: 'blog_comment', ...texts('name', 'email', 'comment') },
  {
    ...{ table: 'customer_search_term', owner: 'customerId', of: 'customer' },
    columns: ['fullName', 'email', 'phoneNumber'],
    termsOf: ({ fullName, email, phoneNumber }) => [...termsOfText(fullName!, email!), ...termsOfPhone(phoneNumber!)],
  },
  {
    ...{ table: 'seller_search_term', owner: 'sellerId', of: 'seller' },
    columns: ['companyName', 'ownerFullName', 'email', 'phoneNumber'],
    termsOf: ({ companyName, ownerFullName, email, phoneNumber }) => [
      ...termsOfText(companyName!, ownerFullName!, email!),
      ...termsOfPhone(phoneNumber!),
    ],
  },
  {
    ...{ table: 'media_search_term', owner: 'mediaId', of: 'media_item' },
    columns: ['filename', 'originalFilename', 'tags'],
    termsOf: ({ filename, originalFilename, tags }) => termsOfText(filename!, originalFilename!, ...tags!.split(',')),
  },
  {
    // Their names were found by the beginnings of words only.
    ...{ table: 'order_search_term', owner: 'orderId', of: 'orders' },
    columns: ['name', 'phone', 'trackingCode'],
    termsOf: ({ name, phone, trackingCode }) => [
      ...termsOfText(name!),
      ...termsOfPhone(phone!),
      ...termsOfCode(trackingCode!),
    ],
  },
];

/** The terms of what was stored before, in batches; run again, it begins anew. */
export class FillSearchTerms1700000001153 implements MigrationInterface {
  name = 'FillSearchTerms1700000001153';

  async up(runner: QueryRunner): Promise<void> {
    for (const filled of tables) await fill(runner, filled);
  }

  /** The tables go with the migration before; orders are found by their old terms and the new ones alike. */
  async down(): Promise<void> {
    return Promise.resolve();
  }
}

async function fill(runner: QueryRunner, { table, owner, of, columns, termsOf }: Filled): Promise<void> {
  for (let after = 0; ;) {
    const rows = (await runner.query(
      `SELECT id, ${columns.join(', ')} FROM ${of} WHERE id > ? ORDER BY id LIMIT ${ownersAtOnce}`,
      [after],
    )) as ({ id: number } & Record<string, string>)[];
    const last = rows.at(-1);
    if (!last) return;
    await runner.query(`DELETE FROM ${table} WHERE ${owner} > ? AND ${owner} <= ?`, [after, last.id]);
    await insert(
      runner,
      { table, owner },
      rows.flatMap((row) => [...new Set(termsOf(row))].map((term) => [term, row.id])),
    );
    after = last.id;
  }
}

async function insert(
  runner: QueryRunner,
  { table, owner }: { table: string; owner: string },
  terms: (string | number)[][],
): Promise<void> {
  for (let first = 0; first < terms.length; first += termsAtOnce) {
    const part = terms.slice(first, first + termsAtOnce);
    const places = part.map(() => '(?, ?)').join(', ');
    await runner.query(`INSERT INTO ${table} (term, ${owner}) VALUES ${places}`, part.flat());
  }
}
