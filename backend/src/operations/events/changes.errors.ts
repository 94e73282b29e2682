import { defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

/** The cursor is older than what is kept, or of data that a backup has replaced. */
export class ChangesExpired extends defineError(
  'changes.expired',
  410,
  copy.changesExpired,
  'Changes after this cursor are no longer kept; take a new cursor and read the lists again',
) {}
