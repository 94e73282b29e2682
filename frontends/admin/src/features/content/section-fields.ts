import type { SectionId } from '@afshoreh/api-client';

/** The sections, in the order of the tabs. */
export const SECTION_IDS = ['hero', 'features', 'about', 'products', 'contact'] as const satisfies SectionId[];

export type FieldKind = 'heading' | 'subtitle' | 'body' | 'buttonText' | 'link' | 'picture' | 'icon';

export interface SectionField {
  name: string;
  kind: FieldKind;
}

const field = (name: string, kind: FieldKind): SectionField => ({ name, kind });
const heading = [field('title', 'heading'), field('subtitle', 'subtitle')];
const description = field('description', 'body');
const button = [field('buttonText', 'buttonText'), field('buttonUrl', 'link')];
const picture = field('imageUrl', 'picture');
const feature = (number: number) => [
  field(`feature${number}_title`, 'heading'),
  field(`feature${number}_icon`, 'icon'),
  field(`feature${number}_description`, 'body'),
];

/** The fields of each section, in groups. */
export const FIELD_GROUPS: Readonly<Record<SectionId, readonly SectionField[][]>> = {
  hero: [
    [...heading, description],
    [...button, picture],
  ],
  features: [heading, feature(1), feature(2), feature(3)],
  about: [
    [...heading, description],
    [picture, ...button],
  ],
  products: [[...heading, description], button],
  contact: [[...heading, description, picture]],
};

export const fieldsOf = (id: SectionId): SectionField[] => FIELD_GROUPS[id].flat();
