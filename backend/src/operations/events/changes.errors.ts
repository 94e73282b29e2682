import { defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

/** The events after the cursor are no longer kept, or the cursor belongs to data that a restored backup has replaced. */
export class ChangesExpired extends defineError(
  'changes.expired',
  410,
  copy.changesExpired,
  'Changes after this cursor are no longer kept; take a new cursor and read the lists again',
) {}
