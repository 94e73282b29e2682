import type { CsvColumn } from '../common/http/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';

const { categoryColumns: headings } = copy;

export const categoryColumns: CsvColumn<Category>[] = [
  [headings.id, ({ id }) => id],
  [headings.position, ({ position }) => position],
  [headings.name, ({ name }) => name],
  [headings.slug, ({ slug }) => slug],
  [headings.group, ({ publicGroup }) => copy.groups[publicGroup]],
  [headings.externalId, ({ externalId }) => externalId],
];
