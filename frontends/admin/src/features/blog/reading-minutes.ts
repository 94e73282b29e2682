const WORDS_A_MINUTE = 200;

/** Returns the reading time in whole minutes, at least one. The server uses the same rule when it stores an article. */
export function readingMinutesOf(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').trim();
  return Math.max(1, Math.round(words.split(/\s+/).length / WORDS_A_MINUTE));
}
