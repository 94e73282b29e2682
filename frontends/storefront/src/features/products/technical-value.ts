import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';

/** A technical value as it is read on screen; what the catalogue does not have is said, not left blank. */
export function technicalValue(value: string | null): string {
  return value ? toPersianDigits(value) : copy.facts.unknown;
}
