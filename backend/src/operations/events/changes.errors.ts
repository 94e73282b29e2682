import { defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

/** The cursor is older than what is kept, or of data that a backup has replaced. */
export class ChangesExpired extends defineError('changes.expired', 410, copy.changesExpired) {}
