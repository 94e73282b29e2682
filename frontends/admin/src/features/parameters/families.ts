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
    // The word finds the families whose limits nobody has confirmed.
    searchTexts: (family) => [
      family.code,
      family.name,
      family.englishName,
      unconfirmedIn(family) > 0 ? familyCopy.unconfirmedWord : null,
    ],
    comparators: { name: byText(({ name }) => name) },
  },
});

/** How many legal limits of a family no expert has confirmed. They do not judge results, and no page shows them. */
export function unconfirmedIn({ parameters }: Pick<Family, 'parameters'>): number {
  return parameters.filter(isUnconfirmed).length;
}

function isUnconfirmed({ legalMin, legalMax, confirmed }: FamilyParameter): boolean {
  return !confirmed && (legalMin != null || legalMax != null);
}
