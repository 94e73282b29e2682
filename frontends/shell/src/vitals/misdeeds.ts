/** What a remote did to the whole page: it kept the browser busy, called the API without an end, or left listeners behind. */
export interface Misdeed {
  kind: 'slow' | 'flood' | 'leak';
  remote: string;
  /** Milliseconds since the document was opened. */
  at: number;
}

/**
 * Those since the watchdog has started, for the report of the page view. A module of its own, so that the code that measures
 * does not bring the watchdog along, which pages load without it.
 */
export const misdeeds: Misdeed[] = [];
