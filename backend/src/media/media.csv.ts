import { timeColumns, type CsvColumn } from '../common/http/index.js';
import { copy } from './copy.js';
import { mediaUrlOf, type MediaItem } from './media-item.entity.js';

export const mediaColumns: CsvColumn<MediaItem>[] = [
  [copy.columns.id, ({ id }) => id],
  [copy.columns.name, ({ originalFilename }) => originalFilename],
  [copy.columns.address, ({ filename }) => mediaUrlOf(filename)],
  [copy.columns.type, ({ type }) => type],
  [copy.columns.size, ({ size }) => size],
  [copy.columns.width, ({ width }) => width],
  [copy.columns.height, ({ height }) => height],
  [copy.columns.tags, ({ tags }) => tags],
  [copy.columns.alt, ({ alt }) => alt],
  ...timeColumns<MediaItem>(copy.columns.createdAt, ({ createdAt }) => createdAt),
];
