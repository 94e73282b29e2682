export { PageQuery, rangeOf, setPageHeaders, type Page } from './pagination.js';
export { ApiPage } from './paged.js';
export { IdParam, ParseIdPipe } from './id-param.js';
export { logger } from './logger.js';
export { isOverHttps } from './over-https.js';
export { NoRateLimit, RateLimit } from './rate-limit.js';
export { ApiCsv, batchesById, sendCsv, type CsvColumn } from './csv.js';
