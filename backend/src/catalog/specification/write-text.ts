import { toPersianDigits } from '@afshoreh/persian';
import { copy, decimalPoint, writtenWords as words } from '../copy.js';
import type { TypedValue } from './typed-value.js';

/** «۷۰ ± ۱», «۱٫۵ تا ۲٫۵ درصد (اسید مالیک)»: the value as the trade writes it. The text has no marks of direction. */
export function writtenText(value: TypedValue, unitName: string | null): string {
  if (value.valueText !== null) return value.valueText;
  const { acid, basisBrix } = value;
  return [
    numbersOf(value),
    unitName,
    acid && `(${copy.acids[acid]})`,
    basisBrix === null ? null : words.onBasis(digits(basisBrix)),
  ]
    .filter(Boolean)
    .join(' ');
}

function numbersOf({ minimum, maximum, target }: TypedValue): string {
  if (minimum === null && maximum === null) return target === null ? '' : digits(target);
  if (minimum === null) return words.atMost(digits(maximum!));
  if (maximum === null) return words.atLeast(digits(minimum));
  const [below, above] = target === null ? [] : [target - minimum, maximum - target];
  const isEven = below !== undefined && Math.abs(below - above!) < 1e-9;
  return isEven
    ? words.around(digits(target!), digits(Number(below.toFixed(6))))
    : words.between(digits(minimum), digits(maximum));
}

/** Without groups of thousands, so that the text reads the same in every search. */
const digits = (value: number): string => toPersianDigits(String(value)).replace('.', decimalPoint);
