export {
  startApi,
  startApiForSpec,
  adminUsername,
  adminPassword,
  type TestApi,
  type Answer,
  type CallOptions,
} from './api.js';
export { freshDatabase, databaseKind, type DatabaseKind, type FreshDatabase } from './database.js';
export { until } from './until.js';
export { untilWaiting } from './until-waiting.js';
