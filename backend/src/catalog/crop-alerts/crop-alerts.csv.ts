import { timeColumns, type CsvColumn } from '../../common/http/index.js';
import { copy } from './copy.js';
import type { CropAlert } from './crop-alert.entity.js';

export const cropAlertColumns: CsvColumn<CropAlert>[] = [
  [copy.columns.id, ({ id }) => id],
  [copy.columns.product, ({ product }) => product.name],
  [copy.columns.channel, ({ channel }) => copy.channels[channel]],
  [copy.columns.recipient, ({ recipient }) => recipient],
  ...timeColumns<CropAlert>(copy.columns.createdAt, ({ createdAt }) => createdAt),
];
