/** How many characters of a message the table shows (spec §9). */
const PREVIEW_LENGTH = 50;

/** The beginning of a message on one line, with an ellipsis where it goes on. */
export function previewOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  // By characters and not by UTF-16 units: an emoji must not be cut in half.
  const characters = Array.from(line);
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line;
}
