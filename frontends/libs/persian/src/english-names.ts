import { foldForSearch } from './search.js';

/** By folded words, one space between two. */
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

/** The name of a product in English, as far as it is known: «puree apple» of «پوره سیب». For searches, not for readers. */
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
