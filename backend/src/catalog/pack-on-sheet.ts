import { parseQuantity, toLatinDigits } from '@afshoreh/persian';
import { packWords as words } from './copy.js';

export interface DataSheet {
  weight: string | null;
  packaging: string | null;
}

export interface PackOnSheet {
  name: string;
  /** Net weight of one pack, a whole number. */
  kilograms: number;
  /** Packs on one pallet; null when unknown. */
  perPallet: number | null;
}

/**
 * The pack that a data sheet describes: «۲۷۵ کیلوگرم» and
 * «کیسهٔ اسپتیک ۲۷۵ کیلوگرمی در بشکهٔ فلزی، چهار بشکه روی هر پالت». Null when the weight is missing or has more than
 * one amount, because customers would order by a wrong guess.
 */
export function packOf({ weight, packaging }: DataSheet): PackOnSheet | null {
  const amounts = (weight ?? '').match(words.amount) ?? [];
  const [amount = ''] = amounts;
  const read = parseQuantity(amount);
  const isOne = amounts.length === 1 && numbersIn(weight).length === 1;
  if (!isOne || !('kilograms' in read)) return null;
  const { kilograms } = read;
  const name = containerIn(weight ?? '') ?? containerIn(clauseOf(packaging ?? '', kilograms)) ?? words.otherPack;
  return { name, kilograms, perPallet: perPalletIn(packaging ?? '', name) };
}

const numbersIn = (text: string | null): string[] => toLatinDigits(text ?? '').match(/\d[\d.,٬٫]*/g) ?? [];

function containerIn(text: string): string | null {
  return words.containers.find((name) => text.includes(name)) ?? null;
}

/** Of several packagings («… در بشکه یا سطل ۲۵ کیلوگرمی») the one with the given weight, or the first one. */
function clauseOf(packaging: string, kilograms: number): string {
  const clauses = packaging.split(words.or);
  return clauses.find((clause) => numbersIn(clause).some((number) => Number(number) === kilograms)) ?? clauses[0] ?? '';
}

function perPalletIn(packaging: string, name: string): number | null {
  const [, count = ''] = words.onPallet(name).exec(packaging) ?? [];
  const number = words.numbers.indexOf(count) + 1 || Number(toLatinDigits(count));
  return Number.isInteger(number) && number > 0 ? number : null;
}
