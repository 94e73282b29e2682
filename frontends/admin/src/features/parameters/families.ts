import { byText } from '../../list/local-page';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { familyCopy } from './copy';

export type Family = ItemOf<'/families'>;
export type FamilyParameter = Family['parameters'][number];

export const families = resource({
  path: '/families',
  key: 'families',
  subject: 'family',
  alsoInvalidates: [['products'], ['admin', 'specification']],
  nameOf: ({ name }) => name,
  words: familyCopy,
  clientSide: {
    // Searching for this word finds the families with limits that nobody has confirmed.
    searchTexts: (family) => [
      family.code,
      family.name,
      family.englishName,
      unconfirmedIn(family) > 0 ? familyCopy.unconfirmedWord : null,
    ],
    comparators: { name: byText(({ name }) => name) },
  },
});

/**
 * The number of legal limits in a family that no expert has confirmed. Results are not compared with them, and no page
 * shows them.
 */
export function unconfirmedIn({ parameters }: Pick<Family, 'parameters'>): number {
  return parameters.filter(isUnconfirmed).length;
}

function isUnconfirmed({ legalMin, legalMax, confirmed }: FamilyParameter): boolean {
  return !confirmed && (legalMin != null || legalMax != null);
}
