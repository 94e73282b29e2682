import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { copy } from './copy';
import type { SectionVersion } from './get-versions';

const words = copy.versions;

/** Returns «نسخهٔ ۳». The built-in text has a name without a number. */
export function nameOf({ version }: SectionVersion): string {
  return version === 0 ? words.builtIn : words.version(formatNumber(version));
}

/** Returns the author and the time of a version. Empty for the built-in text. */
export function sourceOf({ savedBy, savedAt }: SectionVersion): string {
  return savedAt ? words.by(savedBy ?? '', formatDateTime(savedAt)) : '';
}
