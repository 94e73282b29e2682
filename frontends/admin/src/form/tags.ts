/** Splits typed tags at Persian or Latin commas and semicolons, and leaves out repeated ones. */
export function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(/[،,;؛\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** The limits are those of the API (openapi.json). */
export function areTags(typed: string): boolean {
  const tags = tagsOf(typed);
  return tags.length <= MOST_TAGS && tags.every(isTagShort);
}

export const isTagShort = (tag: string): boolean => [...tag].length <= LONGEST_TAG;
