import { foldForSearch } from './search.js';

/** The forms of a product. In an English name they come last. */
const forms = ['concentrate', 'puree', 'paste'];

/**
 * Matched against the folded words, joined by single spaces. The order is that of Persian: forms, then fruits, then
 * colours and the like. English names have the reverse order.
 */
const englishNames: readonly [persian: RegExp, english: string][] = [
  [/کنسانتره/, 'concentrate'],
  [/پوره/, 'puree'],
  [/\bرب\b|(^| )رب( |$)/, 'paste'],
  [/سیب/, 'apple'],
  [/گوجه/, 'tomato'],
  [/انگور/, 'grape'],
  [/انار/, 'pomegranate'],
  [/خرما/, 'date'],
  [/زردالو/, 'apricot'],
  [/انبه/, 'mango'],
  [/البالو/, 'sour cherry'],
  [/گیلاس/, 'sweet cherry'],
  [/هلو/, 'peach'],
  [/توت فرنگی/, 'strawberry'],
  [/توت(?! فرنگی)/, 'mulberry'],
  [/پرتقال/, 'orange'],
  [/لیمو/, 'lemon'],
  [/هویج/, 'carrot'],
  [/(^| )به( |$)/, 'quince'],
  [/شاه ?توت|توت سیاه/, 'black'],
  [/سفید/, 'white'],
  [/قرمز/, 'red'],
  [/کدر/, 'cloudy'],
  [/شفاف/, 'clear'],
];

/** The known English words of a product's name: «puree apple» of «پورهٔ سیب». For the search index, not for readers. */
export function englishNameOf(name: string): string {
  return englishWordsOf(name).join(' ');
}

/** «Cloudy apple puree», for documents that are read abroad; null when the form or the fruit is unknown. */
export function englishTitleOf(name: string): string | null {
  const words = englishWordsOf(name);
  const isForm = (word: string): boolean => forms.includes(word);
  if (!words.some(isForm) || words.every(isForm)) return null;
  const title = words.toReversed().join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function englishWordsOf(name: string): string[] {
  const words = name
    .split(/[\s\u200c]+/)
    .map(foldForSearch)
    .join(' ');
  return englishNames.filter(([persian]) => persian.test(words)).map(([, english]) => english);
}
