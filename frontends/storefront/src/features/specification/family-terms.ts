import type { Schemas } from '@afshoreh/api-client';
import type { UsualTerms } from '@afshoreh/persian/specification-text';

export interface FamilyTerms {
  family: string;
  /** Returns the terms in which the family states a parameter. */
  usual: (code: string) => UsualTerms;
}

const asItIs: UsualTerms = { basisBrix: null, acid: null, endPoint: null };

export function familyTerms({ code, parameters }: Schemas['FamilyTerms']): FamilyTerms {
  const terms = new Map(
    parameters.map(({ parameter, basisBrix, acid, endPoint }) => [parameter, { basisBrix, acid, endPoint }]),
  );
  return { family: code, usual: (parameter) => terms.get(parameter) ?? asItIs };
}
