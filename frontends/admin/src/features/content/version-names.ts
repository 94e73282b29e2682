import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { copy } from './copy';
import type { SectionVersion } from './get-versions';

const words = copy.versions;

/** «نسخهٔ ۳»; the text that came with the site has no number. */
export function nameOf({ version }: SectionVersion): string {
  return version === 0 ? words.builtIn : words.version(formatNumber(version));
}

/** Who saved it and when; empty for the text that came with the site. */
export function sourceOf({ savedBy, savedAt }: SectionVersion): string {
  return savedAt ? words.by(savedBy ?? '', formatDateTime(savedAt)) : '';
}
