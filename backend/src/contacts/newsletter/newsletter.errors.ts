import { DomainError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class SubscriberNotFound extends DomainError {
  readonly code = 'newsletter.subscriber_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.subscriberNotFound, { id });
  }
}
