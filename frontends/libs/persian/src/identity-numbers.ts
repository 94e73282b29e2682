import { toLatinDigits } from './digits.js';

/** The kind of an id by its length: of a person (کد ملی, 10 digits) or of a company (شناسهٔ ملی, 11 digits). */
type IdentityKind = 'person' | 'company';

const companyWeights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];

/**
 * The kind of an id whose check digit is wrong. Null for a valid id, and for numbers of other lengths, which have no check
 * digit (registration numbers). Takes any digits, with or without separators. Use it for warnings only: some issued numbers
 * do not follow the rule.
 */
export function mistypedIdentity(typed: string): IdentityKind | null {
  const digits = [...toLatinDigits(typed).replace(/\D/g, '')].map(Number);
  if (digits.length === 10) return isPersonId(digits) ? null : 'person';
  if (digits.length === 11) return isCompanyId(digits) ? null : 'company';
  return null;
}

/** Weights 10 to 2, modulo 11. Ten equal digits fulfil the rule but were never issued. */
function isPersonId(digits: readonly number[]): boolean {
  const rest = weighed(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return new Set(digits).size > 1 && digits[9] === (rest < 2 ? rest : 11 - rest);
}

/** The tenth digit plus 2 is added to each of the first ten before they are weighed, modulo 11; a rest of 10 counts as 0. */
function isCompanyId(digits: readonly number[]): boolean {
  const added = (digits[9] ?? 0) + 2;
  const sum = weighed(
    digits.slice(0, 10).map((digit) => digit + added),
    companyWeights,
  );
  return digits[10] === (sum % 11) % 10;
}

function weighed(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);
}
