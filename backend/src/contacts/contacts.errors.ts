import { DomainError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class ContactNotFound extends DomainError {
  readonly code = 'contacts.not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.contactNotFound, { id });
  }
}
