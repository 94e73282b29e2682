import { defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

/** The same error for a missing sample and for a wrong phone, so that nobody can test codes. */
export class SampleNotFound extends defineError(
  'samples.not_found',
  404,
  copy.notFound,
  'There is no sample with this id, or with this code and phone',
) {}
export class SampleChangedMeanwhile extends defineConflict('samples.changed_meanwhile', copy.changedMeanwhile) {}
export class SamplesTooMany extends defineError(
  'samples.too_many_open',
  409,
  copy.tooManyOpen,
  'Three samples of this phone are under way; a fourth one waits until one of them was answered',
) {}
export class SampleAskedAlready extends defineError(
  'samples.asked_already',
  409,
  copy.askedAlready,
  'This phone asked for a sample of this product in the last 30 days',
) {}
export class SampleStepRefused extends defineError(
  'samples.step_refused',
  409,
  copy.stepRefused,
  'The status of the sample does not lead to this one; send one of its `nextStatuses`',
) {}
export class SampleNotSent extends defineError(
  'samples.not_sent',
  409,
  copy.feedbackRefused,
  'Feedback is taken for a sample that was sent and has not become an order',
) {}
