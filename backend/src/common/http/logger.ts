import { pino } from 'pino';

/** One line of JSON per event on stdout. No names, phones, addresses, bodies or tokens go in here. */
export const logger = pino({
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});
