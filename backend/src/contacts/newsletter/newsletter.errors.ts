import { byId, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class SubscriberNotFound extends defineError(
  'newsletter.subscriber_not_found',
  404,
  copy.subscriberNotFound,
  'There is no such subscriber',
  byId,
) {}
