import { DomainError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class SellerFileNotFound extends DomainError {
  readonly code = 'sellers.file_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.fileNotFound, { id });
  }
}

/** More files wait for an application than are kept at once. */
export class TooManyFilesWaiting extends DomainError {
  readonly code = 'sellers.too_many_files_waiting';
  readonly status = 503;
  override readonly retryAfter = 3600;
  constructor() {
    super(copy.tooManyFilesWaiting);
  }
}
