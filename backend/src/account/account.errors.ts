import { defineConflict } from '../common/errors/index.js';
import { copy } from './copy.js';

export class SpecificationChangedMeanwhile extends defineConflict(
  'account.specification_changed_meanwhile',
  copy.specification.changedMeanwhile,
) {}
