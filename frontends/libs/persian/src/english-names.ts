import { foldForSearch } from './search.js';

/** Matched against the folded words, joined by single spaces. */
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
  [/شاه ?توت|توت سیاه/, 'black'],
  [/توت فرنگی/, 'strawberry'],
  [/توت(?! فرنگی)/, 'mulberry'],
  [/پرتقال/, 'orange'],
  [/لیمو/, 'lemon'],
  [/هویج/, 'carrot'],
  [/(^| )به( |$)/, 'quince'],
  [/سفید/, 'white'],
  [/قرمز/, 'red'],
  [/کدر/, 'cloudy'],
  [/شفاف/, 'clear'],
];

/** The known English words of a product's name: «puree apple» of «پورهٔ سیب». For the search index, not for readers. */
export function englishNameOf(name: string): string {
  const words = name
    .split(/[\s\u200c]+/)
    .map(foldForSearch)
    .join(' ');
  return englishNames
    .filter(([persian]) => persian.test(words))
    .map(([, english]) => english)
    .join(' ');
}
