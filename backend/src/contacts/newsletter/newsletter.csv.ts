import type { CsvColumn } from '../../common/http/index.js';
import type { Subscriber } from './subscriber.entity.js';

/** The export of the subscribers; times in UTC. */
export const subscriberColumns: CsvColumn<Subscriber>[] = [
  ['شناسه', ({ id }) => id],
  ['ایمیل', ({ email }) => email],
  ['زمان عضویت', ({ subscribedAt }) => subscribedAt.toISOString()],
  ['زمان لغو عضویت', ({ unsubscribedAt }) => unsubscribedAt && unsubscribedAt.toISOString()],
];
