export { Database } from './database.js';
export { bumpRevision } from './revision.js';
export { instantColumn, moneyColumn } from './columns.js';
export { isForeignKeyViolation, isUniqueViolation } from './unique.js';
