import { byId, defineConflict, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class ParameterNotFound extends defineError(
  'catalog.parameter_not_found',
  404,
  copy.parameterNotFound,
  'There is no such parameter',
  byId,
) {}
export class ParameterCodeTaken extends defineError(
  'catalog.parameter_code_taken',
  409,
  copy.parameterCodeTaken,
  'Another parameter has this code; choose another one',
  (code: string) => ({ field: 'code', params: { code } }),
) {}
export class ParameterInUse extends defineError(
  'catalog.parameter_in_use',
  409,
  copy.parameterInUse,
  'Products or families have values of the parameter; remove these first',
  byId,
) {}
export class ParameterChangedMeanwhile extends defineConflict(
  'catalog.parameter_changed_meanwhile',
  copy.parameterChangedMeanwhile,
) {}
export class FamilyNotFound extends defineError(
  'catalog.family_not_found',
  404,
  copy.familyNotFound,
  'There is no such family',
  byId,
) {}
export class FamilyCodeTaken extends defineError(
  'catalog.family_code_taken',
  409,
  copy.familyCodeTaken,
  'Another family has this code; choose another one',
  (code: string) => ({ field: 'code', params: { code } }),
) {}
export class FamilyInUse extends defineError(
  'catalog.family_in_use',
  409,
  copy.familyInUse,
  'The family has products; move them to another family first',
  byId,
) {}
export class FamilyChangedMeanwhile extends defineConflict(
  'catalog.family_changed_meanwhile',
  copy.familyChangedMeanwhile,
) {}
