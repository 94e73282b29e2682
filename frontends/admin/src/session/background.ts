/** Marks requests that a screen sends by itself. They do not count as activity, so they do not extend the session. */
export const BACKGROUND = { 'X-Background': '1' };
