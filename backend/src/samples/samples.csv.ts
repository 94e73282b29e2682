import { timeColumns, type CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { copy } from './copy.js';
import type { Sample } from './sample.entity.js';

const { columns, fields } = copy;

export const sampleColumns: CsvColumn<Sample>[] = [
  [columns.id, ({ id }) => id],
  [fields.trackingCode, ({ trackingCode }) => trackingCode],
  ...timeColumns<Sample>(columns.createdAt, ({ createdAt }) => createdAt),
  [fields.status, ({ status }) => copy.statuses[status]],
  [fields.productName, ({ productName }) => productName],
  [fields.askedLot, ({ askedLot }) => askedLot],
  [fields.grams, ({ grams }) => grams],
  [fields.purpose, ({ purpose }) => purpose],
  [columns.name, ({ name }) => name],
  [columns.phone, ({ phone }) => nationalPhoneOf(phone)],
  [columns.email, ({ email }) => email],
  [fields.companyName, ({ companyName }) => companyName],
  [fields.address, ({ address }) => address],
  [fields.declineReason, ({ declineReason }) => declineReason],
  [fields.sentLot, ({ sentLot }) => sentLot],
  [fields.courier, ({ courier }) => courier],
  [fields.parcelNumber, ({ parcelNumber }) => parcelNumber],
  [fields.verdict, ({ verdict }) => verdict && copy.verdicts[verdict]],
  [fields.feedback, ({ feedback }) => feedback],
  [fields.orderId, ({ orderId }) => orderId],
];
