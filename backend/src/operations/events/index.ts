/** What other domains may import. The calls by which programs read the feed are in `OperationsModule`. */
export { ChangeEvent, RecordedEvent, type ChangeType, type EventDetails } from './change-event.entity.js';
export { ChangeFeed } from './change-feed.service.js';
export { ChangesExpired } from './changes.errors.js';
export { eventNames, type EventName } from './event-names.js';
export { EventsModule } from './events.module.js';
export { noteEvents } from './note-events.js';
