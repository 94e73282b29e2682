import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class WebhookNotFound extends defineError(
  'webhooks.not_found',
  404,
  copy.notFound,
  'There is no webhook with this id',
  byId,
) {}
export class WebhookDeliveryNotFound extends defineError(
  'webhooks.delivery_not_found',
  404,
  copy.deliveryNotFound,
  'The webhook has no delivery with this id; they are kept for 30 days',
  byId,
) {}
export class WebhookPaused extends defineError(
  'webhooks.paused',
  409,
  copy.paused,
  'Nothing is sent while the webhook is paused; resume it first',
  byId,
) {}
export class WebhooksTooMany extends defineError(
  'webhooks.too_many',
  409,
  copy.tooMany,
  'There may be 20 webhooks; delete one',
) {}
export class WebhookChangedMeanwhile extends defineConflict('webhooks.changed_meanwhile', copy.changedMeanwhile) {}
