const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

function numbersOf(version: string): [number, number, number] | undefined {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

export function isCaretRange(text: string): boolean {
  return text.startsWith('^') && VERSION.test(text.slice(1));
}

/**
 * Whether a version is in a range like `^1.2.3`: not older, and equal in the first number that is not zero. Builds write only
 * ranges of this kind. No range contains a prerelease.
 */
export function isInCaretRange(version: string, range: string): boolean {
  const given = numbersOf(version);
  const lowest = isCaretRange(range) ? numbersOf(range.slice(1)) : undefined;
  if (!given || !lowest) return false;
  const fixed = lowest.findIndex((number) => number !== 0);
  const same = lowest.slice(0, fixed === -1 ? 3 : fixed + 1).every((number, at) => number === given[at]);
  const later = given.findIndex((number, at) => number !== lowest[at]);
  return same && (later === -1 || (given[later] ?? 0) > (lowest[later] ?? 0));
}
