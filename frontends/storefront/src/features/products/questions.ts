import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { detailsCopy } from './details-copy';
import type { Product } from './get-product';

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** «یک بشکه ۲۷۵ کیلوگرم، یک پالت ۱٬۱۰۰ کیلوگرم»; null where the pack is not known. */
export function packsText({ pack }: Pick<Product, 'pack'>): string | null {
  if (!pack) return null;
  const { one } = detailsCopy.packs;
  const sizes = [one(pack.name, formatNumber(pack.kilograms))];
  if (pack.perPallet) sizes.push(one(detailsCopy.packs.pallet, formatNumber(pack.perPallet * pack.kilograms)));
  return sizes.join('، ');
}

/** What buyers ask, as far as the catalogue answers it: facts of this product only, in its own words. */
export function answeredQuestions(product: Product): AnsweredQuestion[] {
  const { questions } = detailsCopy;
  const fact = (value: string | null) => value && toPersianDigits(value);
  const packs = packsText(product);
  const answers: [question: string, answer: string | null][] = [
    [questions.least, packs ? questions.leastInPacks(packs) : questions.leastAnswer],
    [questions.packed, fact(product.packaging)],
    [questions.keeps, fact(product.shelfLife)],
    [questions.additives, fact(product.additive)],
    [questions.looks, fact(product.colorFlavor)],
    [questions.pays, detailsCopy.howItWorks],
  ];
  return answers.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
