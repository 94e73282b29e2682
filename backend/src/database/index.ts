export { Database } from './database.js';
export { KeptForRevision } from './kept-for-revision.js';
export { adviceOn, isNotStorable } from './unavailable.js';
export { bumpedRevision, bumpRevision, lockRevision } from './revision.js';
export { ExternalIds } from './external-ids.js';
export { findOrThrow, rowLock } from './find-or-throw.js';
export { insertRows, updateRows } from './insert.js';
export { instantColumn } from './columns.js';
export { ifTaken, ignoreTaken, isForeignKeyViolation, isUniqueViolation } from './unique.js';
