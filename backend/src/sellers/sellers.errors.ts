import { ChangedMeanwhile, DomainError, type FieldConflict } from '../common/errors/index.js';
import { copy } from './copy.js';

export class SellerNotFound extends DomainError {
  readonly code = 'sellers.not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.sellerNotFound, { id });
  }
}

export class SellerChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'sellers.changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.sellerChangedMeanwhile, { id }, conflicts);
  }
}
