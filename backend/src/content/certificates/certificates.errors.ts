import { ChangedMeanwhile, DomainError, type FieldConflict } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class CertificateNotFound extends DomainError {
  readonly code = 'content.certificate_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.certificateNotFound, { id });
  }
}

export class CertificateChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'content.certificate_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.certificateChangedMeanwhile, { id }, conflicts);
  }
}
