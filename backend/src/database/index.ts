export { Database } from './database.js';
export { bumpedRevision, bumpRevision, lockRevision } from './revision.js';
export { lockedForChange, lockedForUse } from './row-lock.js';
export { insertRows } from './insert.js';
export { instantColumn, moneyColumn } from './columns.js';
export { isForeignKeyViolation, isUniqueViolation } from './unique.js';
export { daysSince } from './days-since.js';
