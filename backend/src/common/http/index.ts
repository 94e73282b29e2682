export {
  mapPage,
  OnlyIds,
  PageLimit,
  PageNumber,
  PageQuery,
  rangeOf,
  TimedPageQuery,
  UpdatedAfter,
  type KnownRecords,
  type Page,
} from './pagination.js';
export { ListCursor } from './list-cursor.js';
export { OnlyFields } from './only-fields.js';
export { SuccessDtoOf } from './success.dto.js';
export { ApiPage } from './paged.js';
export { ApiIdempotencyKey, IdempotencyKey, idempotencyKeyOf } from './idempotency-key.js';
export { IdParam, pathParam, TokenParam } from './path-param.js';
export { IfMatchVersion } from './if-match.js';
export { NoContent, ApiText } from './api-text.js';
export { logger } from './logger.js';
export { PublicRead } from './public-read.js';
export { NoRateLimit, RateLimit } from './rate-limit.js';
export { ApiCsv, batchesOf, plainText, sendCsv, timeColumns, yesOrNo, type CsvColumn } from './csv.js';
export { ApiEventStream, EventStream } from './event-stream.js';
export { sendZip, type ZipEntry } from './zip.js';
