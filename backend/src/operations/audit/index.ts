/** What other domains may import. The list of entries needs an admin and is in `OperationsModule`. */
export { AuditEntry } from './audit-entry.entity.js';
export { changesSince, refuseStale } from './refuse-stale.js';
export { saveChange } from './save-change.js';
export { entryOf, recordChange, recordEntries, theSite, type Author, type NewEntry } from './record-change.js';
export type { Action } from '../../records.js';
