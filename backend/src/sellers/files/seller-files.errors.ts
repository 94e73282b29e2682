import { byId, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class SellerFileNotFound extends defineError('sellers.file_not_found', 404, copy.fileNotFound, byId) {}

/** Too many files wait for their applications, from this network or altogether, so no more are accepted. */
export class TooManyFilesWaiting extends defineError(
  'sellers.too_many_files_waiting',
  503,
  copy.tooManyFilesWaiting,
  () => ({ retryAfter: 3600 }),
) {}
