/**
 * A place in the feed: the position of an event, and its time. After a restored backup another event may have the same
 * position; the time shows that the cursor does not belong to it.
 */
export interface Cursor {
  position: number;
  /** Milliseconds; 0 before the first event. */
  at: number;
}

export function cursorText({ position, at }: Cursor): string {
  return Buffer.from(`${position}.${at}`).toString('base64url');
}

/** Null for a text that is no cursor. */
export function cursorIn(text: string): Cursor | null {
  const [, position, at] = /^(\d{1,10})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return position === undefined ? null : { position: Number(position), at: Number(at) };
}
