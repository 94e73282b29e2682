import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type EntityManager, type Relation } from 'typeorm';

/** Twice the length of the terms that are stored. */
const columnLength = 64;
/** Rows per statement, because databases limit the number of parameters. */
const rowsAtOnce = 1_000;

/** A term by whose beginning a record is found. */
export interface SearchTerm {
  term: string;
  ownerId: number;
}

export type SearchTerms = new () => SearchTerm;

/**
 * Makes the entity of a table of search terms. Its primary key is the index that searches read. Deleting a record
 * deletes its terms, so that the search does not find people whose data was removed.
 */
export function searchTermsOf(table: string, ownerColumn: string, owner: () => new () => object): SearchTerms {
  @Entity(table)
  class Terms implements SearchTerm {
    @PrimaryColumn({ type: 'varchar', length: columnLength })
    term: string;

    @PrimaryColumn({ type: 'integer', name: ownerColumn })
    @Index()
    ownerId: number;

    @ManyToOne(owner, { onDelete: 'CASCADE' })
    @JoinColumn({ name: ownerColumn })
    owner: Relation<object>;
  }
  return Terms;
}

/** The names of the table and its owner column, for queries in SQL. */
export function namesOf(manager: EntityManager, terms: SearchTerms): { table: string; owner: string } {
  const { tableName, columns } = manager.dataSource.getMetadata(terms);
  return {
    table: tableName,
    owner: columns.find(({ propertyName }) => propertyName === 'ownerId')?.databaseName ?? '',
  };
}

/** Replaces the search terms of `ownerId`. Call it in the transaction that stores the owner, whose row is locked. */
export async function storeTerms(
  tx: EntityManager,
  terms: SearchTerms,
  ownerId: number,
  found: readonly string[],
): Promise<void> {
  const { table, owner } = namesOf(tx, terms);
  await tx.query(`DELETE FROM ${table} WHERE ${owner} = ?`, [ownerId]);
  for (let first = 0; first < found.length; first += rowsAtOnce) {
    const part = found.slice(first, first + rowsAtOnce);
    const places = part.map(() => '(?, ?)').join(', ');
    await tx.query(
      `INSERT INTO ${table} (term, ${owner}) VALUES ${places}`,
      part.flatMap((term) => [term, ownerId]),
    );
  }
}
