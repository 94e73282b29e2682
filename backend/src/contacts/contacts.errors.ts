import { byId, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class ContactNotFound extends defineError(
  'contacts.not_found',
  404,
  copy.contactNotFound,
  'There is no such message',
  byId,
) {}
