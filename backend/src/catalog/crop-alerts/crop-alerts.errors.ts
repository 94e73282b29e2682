import { byId, defineError } from '../../common/errors/index.js';
import { copy } from './copy.js';

export class CropAlertNotFound extends defineError(
  'catalog.crop_alert_not_found',
  404,
  copy.notFound,
  'There is no such alert',
  byId,
) {}
