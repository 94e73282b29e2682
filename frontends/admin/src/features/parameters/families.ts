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
    searchTexts: ({ code, name, englishName }) => [code, name, englishName],
    comparators: { name: byText(({ name }) => name) },
  },
});
