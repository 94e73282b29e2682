import { DomainError } from '../common/errors/index.js';

export class ContactNotFound extends DomainError {
  readonly code = 'contacts.not_found';
  readonly status = 404;
  constructor(id: number) {
    super('این پیام پیدا نشد', { id });
  }
}
