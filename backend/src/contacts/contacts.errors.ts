import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class ContactNotFound extends defineError(
  'contacts.not_found',
  404,
  copy.contactNotFound,
  'There is no such message',
  byId,
) {}

export class ContactChangedMeanwhile extends defineConflict('contacts.changed_meanwhile', copy.contactChanged) {}

export class ContactWithoutAddress extends defineError(
  'contacts.without_address',
  409,
  copy.contactWithoutAddress,
  'The sender left neither an e-mail address nor a phone; nothing was sent',
  byId,
) {}
