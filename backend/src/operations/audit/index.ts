/** The door for domains; the call that lists entries needs an admin and is in `OperationsModule`. */
export { AuditEntry } from './audit-entry.entity.js';
export { refuseStale } from './refuse-stale.js';
export { recordChange, recorderOf, type Author } from './record-change.js';
export type { Subject } from './subjects.js';
