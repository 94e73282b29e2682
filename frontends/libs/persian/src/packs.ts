import { formatNumber } from './numbers.js';

/** The packaging of a product, for example a «بشکه» of 275 kg, four to a pallet. */
export interface Pack {
  name: string;
  kilograms: number;
  perPallet?: number | null;
}

export const PALLET = 'پالت';

/** «۱٬۱۰۰ کیلوگرم»: no line ends before the unit. */
export function formatKilograms(kilograms: number): string {
  return `${formatNumber(kilograms)}\u00a0کیلوگرم`;
}

/** «۴ بشکه», or «۳ بشکه و ۱۷۵ کیلوگرم»; null below one pack. */
export function formatPacks(kilograms: number, { name, kilograms: each }: Pack): string | null {
  const packs = Math.floor(kilograms / each);
  if (packs < 1) return null;
  const rest = kilograms % each;
  const words = `${formatNumber(packs)}\u00a0${name}`;
  return rest === 0 ? words : `${words} و ${formatKilograms(rest)}`;
}

/** «۱٬۱۰۰ کیلوگرم = ۴ بشکه», or kilograms alone where the pack is not known. */
export function formatAmount(kilograms: number, pack?: Pack | null): string {
  const packs = pack ? formatPacks(kilograms, pack) : null;
  const amount = formatKilograms(kilograms);
  return packs ? `${amount} = ${packs}` : amount;
}

/** Amounts to choose from: one pack, one pallet and one ton, without duplicates, the smallest first. */
export function packChoices({ name, kilograms, perPallet }: Pack): { label: string; kilograms: number }[] {
  const pack = { label: `۱ ${name} · ${formatNumber(kilograms)} کیلو`, kilograms };
  const onPallet = (perPallet ?? 0) * kilograms;
  const pallet = { label: `۱ ${PALLET} · ${formatNumber(onPallet)}`, kilograms: onPallet };
  const ton = { label: '۱ تن', kilograms: 1000 };
  return [pack, ...(onPallet > 0 ? [pallet] : []), ton]
    .filter((choice, at, all) => all.findIndex((other) => other.kilograms === choice.kilograms) === at)
    .sort((one, other) => one.kilograms - other.kilograms);
}

/** A small amount: grams below a kilogram, kilograms from there on. */
export function formatGrams(grams: number): string {
  return grams < 1000 ? `${formatNumber(grams)} گرم` : formatKilograms(grams / 1000);
}
