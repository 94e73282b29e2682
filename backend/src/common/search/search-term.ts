import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type EntityManager, type Relation } from 'typeorm';

/** Room for a term, and for the longer ones of before. */
const columnLength = 64;
/** Of one statement: databases take a limited number of parameters. */
const rowsAtOnce = 1_000;

/** Something that finds a person or a thing when its beginning is typed. */
export interface SearchTerm {
  term: string;
  ownerId: number;
}

export type SearchTerms = new () => SearchTerm;

/**
 * The entity of a table of search terms. Its primary key is the index that a search reads a range of; what is deleted takes
 * its terms along, so that nobody is found who was forgotten (D31).
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

/** The names of table and column, for queries in SQL. */
export function namesOf(manager: EntityManager, terms: SearchTerms): { table: string; owner: string } {
  const { tableName, columns } = manager.dataSource.getMetadata(terms);
  return {
    table: tableName,
    owner: columns.find(({ propertyName }) => propertyName === 'ownerId')?.databaseName ?? '',
  };
}

/** Stores what finds `ownerId` from now on, in place of what did. In the transaction that stores the owner, which is locked. */
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
