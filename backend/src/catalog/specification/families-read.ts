import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { Family, FamilyParameter, type Terms } from '../parameters/family.entity.js';

export const noTerms: Terms = { basisBrix: null, acid: null, endPoint: null };

/** The terms in which each family states its parameters, and the family that the name of a product belongs to. */
export class FamilyTerms {
  private readonly terms: ReadonlyMap<string, FamilyParameter>;
  private readonly withAcid: ReadonlySet<number>;
  private readonly names: readonly (readonly [name: string, id: number])[];

  constructor(families: readonly Family[], rows: readonly FamilyParameter[]) {
    this.terms = new Map(rows.map((row) => [`${row.familyId} ${row.parameterId}`, row]));
    this.withAcid = new Set(rows.filter(({ acid }) => acid !== null).map(({ parameterId }) => parameterId));
    this.names = families.map(({ name, id }) => [foldForSearch(name), id] as const);
  }

  of(familyId: number | null, parameterId: number): Terms {
    return this.terms.get(`${familyId} ${parameterId}`) ?? noTerms;
  }

  /** Whether values of the parameter mean nothing without an acid. */
  needsAcid(parameterId: number): boolean {
    return this.withAcid.has(parameterId);
  }

  /** The family whose name stands in the product's name, the longest one first: «زردآلو» is not «آلو». */
  familyOf(productName: string): number | null {
    const folded = foldForSearch(productName);
    const found = this.names.filter(([name]) => folded.includes(name)).sort(([a], [b]) => b.length - a.length);
    return found[0]?.[1] ?? null;
  }
}

/** Two queries. */
export async function familyTermsIn(manager: EntityManager): Promise<FamilyTerms> {
  return new FamilyTerms(await manager.find(Family), await manager.find(FamilyParameter));
}
