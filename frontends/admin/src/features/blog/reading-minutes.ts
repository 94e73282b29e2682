const WORDS_A_MINUTE = 200;

/** As the server counts them when it stores the article: whole minutes, at least one. */
export function readingMinutesOf(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').trim();
  return Math.max(1, Math.round(words.split(/\s+/).length / WORDS_A_MINUTE));
}
