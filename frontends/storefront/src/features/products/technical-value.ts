import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';

/** A technical value for the screen; a missing value shows a text instead of a blank. */
export function technicalValue(value: string | null): string {
  return value ? toPersianDigits(value) : copy.facts.unknown;
}
