import { parseQuantity, toLatinDigits } from '@afshoreh/persian';
import { packWords as words } from './copy.js';

/** The texts of a data sheet that say how a product is filled. */
export interface DataSheet {
  weight: string | null;
  packaging: string | null;
}

/** How a product is filled and sold (D34). */
export interface PackOnSheet {
  name: string;
  /** Net, of one pack; whole. */
  kilograms: number;
  /** Packs on one pallet, where it is known. */
  perPallet: number | null;
}

/**
 * The pack that the texts of a data sheet describe: «۲۷۵ کیلوگرم» and «کیسهٔ اسپتیک ۲۷۵ کیلوگرمی در بشکهٔ فلزی، چهار بشکه
 * روی هر پالت». Null where the weight is missing or says more than one amount: a guess would be ordered.
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

/** Of «… ۲۶۵ کیلوگرمی در بشکه یا سطل ۲۵ کیلوگرمی» the one that says the weight; the first when none does. */
function clauseOf(packaging: string, kilograms: number): string {
  const clauses = packaging.split(words.or);
  return clauses.find((clause) => numbersIn(clause).some((number) => Number(number) === kilograms)) ?? clauses[0] ?? '';
}

function perPalletIn(packaging: string, name: string): number | null {
  const [, count = ''] = words.onPallet(name).exec(packaging) ?? [];
  const number = words.numbers.indexOf(count) + 1 || Number(toLatinDigits(count));
  return Number.isInteger(number) && number > 0 ? number : null;
}
