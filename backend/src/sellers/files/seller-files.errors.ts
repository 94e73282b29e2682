import { byId, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class SellerFileNotFound extends defineError(
  'sellers.file_not_found',
  404,
  copy.fileNotFound,
  'There is no such file',
  byId,
) {}

/** Too many files wait for their applications, from this network or altogether, so no more are accepted. */
export class TooManyFilesWaiting extends defineError(
  'sellers.too_many_files_waiting',
  503,
  copy.tooManyFilesWaiting,
  'Too many files wait for their applications; repeat after the seconds of Retry-After',
  () => ({ retryAfter: 3600 }),
) {}
