const mostTags = 20;
const longestTag = 40;
/** The limit for all tags of a file together, in their stored form. */
export const mostTagCharacters = 500;

/** The tags of a typed text, separated by Persian or Latin commas: without duplicates, in their order. */
export function tagsOf(typed: string): string[] {
  const tags = typed.split(/[,،;؛\n]/).map((tag) => tag.replace(/\s+/g, ' ').trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The stored form: text, separated by commas. */
export function storedTags(tags: readonly string[]): string {
  return tags.join(',');
}

/** Whether there are at most 20 tags of at most 40 characters each, and at most 500 characters together. */
export function areValidTags(typed: string): boolean {
  const tags = tagsOf(typed);
  const isValid = tags.length <= mostTags && tags.every((tag) => [...tag].length <= longestTag);
  return isValid && [...storedTags(tags)].length <= mostTagCharacters;
}
