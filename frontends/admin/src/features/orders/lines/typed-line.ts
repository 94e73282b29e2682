import { parseQuantity, type Pack } from '@afshoreh/persian';

export interface TypedLine {
  /** The words to search for. */
  product: string;
  /** The amount as it was typed; empty when there is none. */
  amount: string;
}

/** Whether a text may be an amount. The unit may be a pack, which only the product knows: «۴ بشکه». */
function isAmount(text: string): boolean {
  const read = parseQuantity(text);
  return 'kilograms' in read || (/^[\d۰-۹٠-٩]/.test(text) && read.problem.kind === 'unitUnknown');
}

/**
 * Splits a typed line into product and amount: «سیب ۲ تن», «۲ تن سیب», «انگور قرمز ۱ تن و ۲۰۰ کیلو». The longest
 * possible amount counts, but an amount with a known unit wins over one with an unknown unit.
 */
export function readTypedLine(text: string): TypedLine {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const splits = words.slice(1).flatMap((_word, index) => {
    const [before, after] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return [
      { product: before, amount: after },
      { product: after, amount: before },
    ];
  });
  const possible = splits
    .filter(({ amount }) => isAmount(amount))
    .sort((one, other) => other.amount.length - one.amount.length);
  const known = possible.find(({ amount }) => 'kilograms' in parseQuantity(amount));
  return known ?? possible[0] ?? { product: words.join(' '), amount: '' };
}

/** Returns the kilograms of an amount of a product, or the typed text when it is not an amount. */
export function quantityOf(amount: string, pack: Pack | null): number | string {
  const read = parseQuantity(amount, pack);
  return 'kilograms' in read ? read.kilograms : amount;
}
