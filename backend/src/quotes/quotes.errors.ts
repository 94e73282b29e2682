import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class QuoteNotFound extends defineError(
  'quotes.not_found',
  404,
  copy.quoteNotFound,
  'There is no quote with this id or link',
  (id?: number) => (id === undefined ? {} : byId(id)),
) {}
export class QuoteChangedMeanwhile extends defineConflict('quotes.changed_meanwhile', copy.quoteChangedMeanwhile) {}

/** A sent quote cannot be changed. */
export class QuoteSent extends defineError(
  'quotes.sent',
  409,
  copy.quoteSent,
  'A sent quote never changes; create a new one, which replaces it',
) {}
export class QuoteDraftExists extends defineError(
  'quotes.draft_exists',
  409,
  copy.draftExists,
  'The order has a draft; change or delete it',
) {}
export class QuoteLinesChanged extends defineError(
  'quotes.lines_changed',
  409,
  copy.linesChanged,
  'The lines of the order changed since the draft was saved; save the draft again before sending it',
) {}
export class QuoteReplaced extends defineError(
  'quotes.replaced',
  409,
  copy.quoteReplaced,
  'A newer quote was sent; accept that one',
) {}
export class QuoteExpired extends defineError(
  'quotes.expired',
  409,
  copy.quoteExpired,
  'The last day of the quote is over; ask the seller for a new one',
) {}
export class QuoteAccepted extends defineError(
  'quotes.accepted',
  409,
  copy.quoteAccepted,
  'The quote is accepted; changes are agreed by phone',
) {}
