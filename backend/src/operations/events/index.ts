/** What other domains may import. The feed that programs read is in `OperationsModule`. */
export { ChangeEvent, changeTypes, type ChangeType } from './change-event.entity.js';
export { eventNames, type EventName } from './event-names.js';
export { noteEvents, type NewEvent } from './note-events.js';
