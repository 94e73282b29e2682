import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class WebhookNotFound extends defineError(
  'webhooks.not_found',
  404,
  copy.notFound,
  'There is no webhook, or no delivery of it, with this id',
  byId,
) {}
export class WebhooksTooMany extends defineError(
  'webhooks.too_many',
  409,
  copy.tooMany,
  'There may be 20 webhooks; delete one',
) {}
export class WebhookChangedMeanwhile extends defineConflict('webhooks.changed_meanwhile', copy.changedMeanwhile) {}
