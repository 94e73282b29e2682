import { byId, defineConflict, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class CertificateNotFound extends defineError(
  'content.certificate_not_found',
  404,
  copy.certificateNotFound,
  'There is no such certificate',
  byId,
) {}
export class CertificateChangedMeanwhile extends defineConflict(
  'content.certificate_changed_meanwhile',
  copy.certificateChangedMeanwhile,
) {}
