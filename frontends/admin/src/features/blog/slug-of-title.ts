import { foldForSearch, toLatinDigits } from '@afshoreh/persian';

/** The Latin spelling of each letter of a folded text. Vowels that Persian does not write are left out. */
const LETTERS: Readonly<Record<string, string>> = {
  ا: 'a',
  آ: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'gh',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  و: 'o',
  ه: 'h',
  ی: 'i',
  ئ: 'e',
  ء: '',
  ؤ: 'o',
  أ: 'a',
  إ: 'e',
  ة: 'h',
};

/** Translations of common words, because their transliteration would be hard to read. */
const WORDS: Readonly<Record<string, string>> = {
  کنسانتره: 'concentrate',
  پوره: 'puree',
  رب: 'paste',
  سیب: 'apple',
  انگور: 'grape',
  انار: 'pomegranate',
  گوجه: 'tomato',
  خرما: 'date',
  زردالو: 'apricot',
  انبه: 'mango',
  البالو: 'sour-cherry',
  هلو: 'peach',
  بریکس: 'brix',
  اسیدیته: 'acidity',
  برگه: 'sheet',
  انالیز: 'analysis',
  ازمون: 'test',
  گواهی: 'certificate',
  بازار: 'market',
  قیمت: 'price',
  خرید: 'buying',
  صادرات: 'export',
  استاندارد: 'standard',
  راهنما: 'guide',
  راهنمای: 'guide',
  میوه: 'fruit',
  بشکه: 'drum',
  اسپتیک: 'aseptic',
  انبار: 'storage',
  حمل: 'shipping',
};

/** Words without a meaning of their own, which a slug leaves out. */
const LEFT_OUT = new Set(['و', 'را', 'از', 'به', 'در', 'با', 'که', 'این', 'ان', 'است', 'برای', 'ها', 'های', 'می', 'ی']);

const LONGEST = 80;

/**
 * Suggests a slug for a Persian title: lower-case Latin words joined with dashes. Empty when the title has no usable
 * word.
 */
export function slugOfTitle(title: string): string {
  const words = toLatinDigits(title)
    .split(/\s|\u200c|[-–—/]/)
    .map((word) => foldForSearch(word).replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !LEFT_OUT.has(word));
  const latin = (telling.length > 0 ? telling : words).map(latinOf).filter((word) => word !== '');
  let slug = '';
  for (const word of latin) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug || (latin[0] ?? '').slice(0, LONGEST);
}

function latinOf(word: string): string {
  const known = WORDS[word];
  if (known !== undefined) return known;
  const latin = [...word.toLowerCase()].map((letter) => LETTERS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : ''));
  // A final «ه» is usually a vowel, so it becomes e and not h.
  return latin.join('').replace(word.endsWith('ه') && latin.length > 2 ? /h$/ : /$^/, 'e');
}
