/** Tags as they are stored: without spaces around them, each once, sorted. */
export function storedTags(typed: readonly string[]): string[] {
  return [...new Set(typed.map((tag) => tag.trim().replace(/\s+/g, ' ')).filter((tag) => tag !== ''))].sort();
}
