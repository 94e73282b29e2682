const mostTags = 20;
const longestTag = 40;

/** Tags as a person types them, in commas of either script; each once, in their order. */
export function tagsOf(typed: string): string[] {
  const tags = typed.split(/[,،;؛\n]/).map((tag) => tag.replace(/\s+/g, ' ').trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The stored form: comma-separated text (spec §3). */
export function storedTags(tags: readonly string[]): string {
  return tags.join(',');
}

/** Whether the library takes them: at most 20 of at most 40 characters. */
export function areSoundTags(typed: string): boolean {
  const tags = tagsOf(typed);
  return tags.length <= mostTags && tags.every((tag) => [...tag].length <= longestTag);
}
