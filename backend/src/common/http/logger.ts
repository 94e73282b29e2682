import { pino } from 'pino';
import { loggedError } from './logged-error.js';

/**
 * One line of JSON per event on stdout. No names, phones, addresses, bodies or tokens go in here; an error goes in as
 * `{ err }`, never as text, so that the one serializer decides what is said of it.
 */
export const logger = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => loggedError(error) },
});
