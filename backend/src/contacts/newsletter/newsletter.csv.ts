import { timeColumns, type CsvColumn } from '../../common/http/index.js';
import { copy } from '../copy.js';
import type { Subscriber } from './subscriber.entity.js';

export const subscriberColumns: CsvColumn<Subscriber>[] = [
  [copy.subscriberColumns.id, ({ id }) => id],
  [copy.subscriberColumns.email, ({ email }) => email],
  ...timeColumns<Subscriber>(copy.subscriberColumns.subscribedAt, ({ subscribedAt }) => subscribedAt),
  ...timeColumns<Subscriber>(copy.subscriberColumns.unsubscribedAt, ({ unsubscribedAt }) => unsubscribedAt),
];
