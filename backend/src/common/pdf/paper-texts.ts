import { formatDate, formatNumber, isolateLeftToRight, leftToRight, toPersianDigits } from '@afshoreh/persian';

export const paperLanguages = ['fa', 'en'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** How numbers, days and typed texts are written in a language of a paper. */
export interface PaperTexts {
  number(value: number): string;
  /** A code with digits of the language and without separators of thousands: «۱۴۰۵-۰۰۱۲». */
  code(code: string): string;
  day(moment: string | Date): string;
  /** A text that a person typed. */
  typed(text: string): string;
}

const gregorian = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tehran', dateStyle: 'long' });

export const paperTexts: Readonly<Record<PaperLanguage, PaperTexts>> = {
  fa: {
    number: formatNumber,
    // Between Persian letters, the parts of a code would be shown in reverse order.
    code: (code) => leftToRight(toPersianDigits(code)),
    day: formatDate,
    typed: (text) => linesOf(text, (line) => (rightToLeft.test(line) ? isolateLeftToRight(line) : leftToRight(line))),
  },
  en: {
    number: (value) => value.toLocaleString('en-US'),
    code: (code) => code,
    day: (moment) => gregorian.format(new Date(moment)),
    typed: (text) => linesOf(text, (line) => `${isolate}${line}${endOfIsolate}`),
  },
};

const rightToLeft = /\p{Script=Arabic}/u;
/** FIRST STRONG ISOLATE: a text after it has the direction of its own first letter, independent of the text around it. */
const isolate = '\u2068';
const endOfIsolate = '\u2069';

function linesOf(text: string, write: (line: string) => string): string {
  return breakable(text)
    .split('\n')
    .map((line) => line && write(line))
    .join('\n');
}

/** The number of characters after which a long word gets a place to break. */
const mostTogether = 20;

/**
 * Removes the invisible characters that change the direction of the text after them, and adds places at which a very
 * long word may break.
 */
function breakable(text: string): string {
  return text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\S{21,}/g, (word) => word.match(new RegExp(`.{1,${mostTogether}}`, 'gu'))?.join('\u200b') ?? word);
}
