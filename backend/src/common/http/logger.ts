import { pino } from 'pino';
import { loggedError } from './logged-error.js';

/**
 * Writes one line of JSON per event to stdout. Names, phones, addresses, bodies and tokens must not be logged. Errors
 * are passed as `{ err }`, never as text, so that one serializer decides which parts of an error are logged.
 */
export const logger = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => loggedError(error) },
});
