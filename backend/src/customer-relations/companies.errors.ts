import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class CompanyNotFound extends defineError(
  'companies.not_found',
  404,
  copy.companyNotFound,
  'There is no such company',
  byId,
) {}
export class CompanyChangedMeanwhile extends defineConflict(
  'companies.changed_meanwhile',
  copy.companyChangedMeanwhile,
) {}
export class CompanyNationalIdTaken extends defineError(
  'companies.national_id_taken',
  409,
  copy.nationalIdTaken,
  'Another company has this nationalId; use that one',
  () => ({ field: 'nationalId' }),
) {}
