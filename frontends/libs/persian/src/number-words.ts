const ONES = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const TEENS = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'];
const TENS = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const HUNDREDS = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
const AND = ' و ';

/** The largest scale first. A thousand milliards are «یک هزار میلیارد», because «تریلیون» is not understood by everybody. */
const SCALES = [
  [1_000_000_000, 'میلیارد'],
  [1_000_000, 'میلیون'],
  [1_000, 'هزار'],
] as const;

/**
 * A whole number in Persian words, as papers write sums: 1,200 is «یک هزار و دویست», with «یک» as on cheques.
 * @param value from 0 to `Number.MAX_SAFE_INTEGER`
 * @throws RangeError for any other number
 */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`no words for ${value}`);
  return value === 0 ? 'صفر' : partsOf(value).join(AND);
}

function partsOf(value: number): string[] {
  const scale = SCALES.find(([size]) => value >= size);
  if (!scale) return belowThousand(value);
  const [size, name] = scale;
  const rest = value % size;
  return [`${partsOf((value - rest) / size).join(AND)} ${name}`, ...(rest > 0 ? partsOf(rest) : [])];
}

function belowThousand(value: number): string[] {
  const rest = value % 100;
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  const words = [HUNDREDS[Math.floor(value / 100)], ...(tens === 1 ? [TEENS[ones]] : [TENS[tens], ONES[ones]])];
  return words.filter((word): word is string => Boolean(word));
}
