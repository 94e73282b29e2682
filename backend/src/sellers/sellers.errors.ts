import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class SellerNotFound extends defineError(
  'sellers.not_found',
  404,
  copy.sellerNotFound,
  'There is no such seller',
  byId,
) {}
export class SellerChangedMeanwhile extends defineConflict('sellers.changed_meanwhile', copy.sellerChangedMeanwhile) {}
