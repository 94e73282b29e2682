import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class PersonNotFound extends defineError(
  'people.not_found',
  404,
  copy.personNotFound,
  'There is no such person',
  byId,
) {}
export class PersonMergedMeanwhile extends defineError(
  'people.merged_meanwhile',
  409,
  copy.mergedMeanwhile,
  'One of the two is merged into somebody already, or was separated meanwhile; read both again',
) {}
export class BothHaveAccounts extends defineError(
  'people.both_have_accounts',
  409,
  copy.bothHaveAccounts,
  'Both have an account with which they log in; delete the one that they no longer want',
) {}
export class PersonNotMerged extends defineError(
  'people.not_merged',
  409,
  copy.notMerged,
  'The person is not merged into anybody',
) {}
export class MergeTooOld extends defineError(
  'people.merge_too_old',
  409,
  copy.mergeTooOld,
  'A merge can be undone for 30 days',
) {}
export class PersonChangedMeanwhile extends defineConflict('people.changed_meanwhile', copy.personChangedMeanwhile) {}
