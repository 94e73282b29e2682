/** Of calls that a screen makes by itself: they are no use of the session, and keep nobody logged in (D13). */
export const BACKGROUND = { 'X-Background': '1' };
