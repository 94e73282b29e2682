import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { detailsCopy } from './details-copy';
import type { Product } from './get-product';

export interface AnsweredQuestion {
  question: string;
  answer: string;
}

/** «یک بشکه ۲۷۵ کیلوگرم، یک پالت ۱٬۱۰۰ کیلوگرم»; null when the pack is unknown. */
export function packsText({ pack }: Pick<Product, 'pack'>): string | null {
  if (!pack) return null;
  const { one } = detailsCopy.packs;
  const sizes = [one(pack.name, formatNumber(pack.kilograms))];
  if (pack.perPallet) sizes.push(one(detailsCopy.packs.pallet, formatNumber(pack.perPallet * pack.kilograms)));
  return sizes.join('، ');
}

/** The answer about additives; «no» for a product without any. */
function additives({ additive }: Product): string | null {
  if (!additive) return null;
  const fact = toPersianDigits(additive);
  return /^بدون /.test(fact) ? detailsCopy.questions.no(fact) : fact;
}

/** Buyers' questions that the catalogue can answer for this product, in the catalogue's words. */
export function answeredQuestions(product: Product): AnsweredQuestion[] {
  const { questions } = detailsCopy;
  const fact = (value: string | null) => value && toPersianDigits(value);
  const packs = packsText(product);
  const answers: [question: string, answer: string | null][] = [
    [questions.least, packs ? questions.leastInPacks(packs) : questions.leastAnswer],
    [questions.packed, fact(product.packaging)],
    [questions.keeps, fact(product.shelfLife)],
    [questions.additives, additives(product)],
    [questions.looks, fact(product.colorFlavor)],
    [questions.pays, detailsCopy.howItWorks],
  ];
  return answers.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
