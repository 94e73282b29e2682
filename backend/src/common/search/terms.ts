import { foldForSearch, toLatinDigits } from '@afshoreh/persian';

/**
 * How people are looked for in a large table: what can be typed is stored as short folded terms with an index, and a
 * question is a range of that index. A word is found by its beginning, and by what it has from any of its letters on as long as
 * that is three letters or more; a phone by its beginning or its end.
 */

/** Letters of a term that are stored and compared; the columns have room for twice as many. */
export const longestTerm = 32;
/** A message of 5,000 letters has that many words at most that a person would look for. */
const mostWords = 1_000;
const mostWordsOfQuestion = 6;
/** «رضا» finds «محمدرضا»; with fewer letters an end of a word is an end of half of all words. */
const leastLettersOfEnd = 3;
/** Places in a word where an end of it may begin; longer ones nobody types from the middle. */
const mostEnds = 20;
/** With fewer digits an end of a phone finds half of everybody. */
const leastDigitsOfEnd = 3;
/** Stands before a phone that is stored backwards; no folded word begins with it. */
const backwards = '<';
/** Greater than whatever can follow in a term, in UTF-8 as in code points. */
const beyond = '\u{10FFFF}';

/** What an invisible sign does: these two part words, all others (direction marks, soft hyphens) mean nothing. */
const invisible = /[^\P{Cf}\u200b\u200c]+/gu;
const halfSpaces = /[\u200b\u200c]+/g;
const betweenWords = /[\s\p{P}\p{S}\p{Cf}\p{Cs}]+/u;
const betweenDigits = /(?<=\d)[\s().+\-–\p{Cf}]+(?=\d)/gu;

/** A range of terms: `from` is in it, `to` is not. */
export interface TermRange {
  from: string;
  to: string;
}

/**
 * Each text from each of its words on, without spaces: «سارا رضایی» is `سارارضایی` and `رضایی`, so that a word or several in a
 * row are the beginning of a term, however they were spaced when either was typed. And every word from each of its letters
 * on; a word with digits is a code or a number, which people type from its beginning.
 */
export function termsOfText(...texts: (string | null)[]): string[] {
  return distinct(
    texts.flatMap((text) => {
      const words = foldedWordsOf(text ?? '').slice(0, mostWords);
      const beginnings = words.map((_word, index) => fromWord(words, index));
      return [...beginnings, ...words.filter((word) => !/\d/.test(word)).flatMap(endsOf)];
    }),
  );
}

/** A stored phone with and without what stands before the subscriber's number, and backwards. */
export function termsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = phone.startsWith('+98') ? digits.slice(2) : digits.replace(/^0+/, '');
  return distinct([digits, national, backwards + reversed(digits)].filter((term) => term !== '').map(cut));
}

/** A code of two halves, as `K7QF2-9MXTA`: whole without its dash, and the second half, which may be typed apart. */
export function termsOfCode(code: string): string[] {
  const words = foldedWordsOf(code);
  return distinct(words.map((_word, index) => fromWord(words, index)));
}

/**
 * The ways to read a question, each a list of words that must all be found: as its words in any order, the same with what
 * half-spaces part as one word, or as one word that was typed in pieces («علی رضا» for «علیرضا»). The pieces of a phone are
 * one word always. At most six words count.
 */
export function readingsOf(question: string): string[][] {
  const plain = toLatinDigits(question).replace(betweenDigits, '');
  const [parted, joined] = [plain, plain.replace(halfSpaces, '')].map((text) =>
    distinct(foldedWordsOf(text).map(cut)).slice(0, mostWordsOfQuestion),
  ) as [string[], string[]];
  const whole = parted.length > 1 ? [[cut(parted.join(''))]] : [];
  return [parted, ...(joined.length < parted.length && joined.length > 1 ? [joined] : []), ...whole];
}

/** Where in the index a word of a question is. Digits may be the beginning of a phone in any form, or its end. */
export function rangesOf(word: string): TermRange[] {
  if (!/^\d+$/.test(word)) return [rangeOf(word)];
  const national = word.replace(/^00?/, '');
  const beginnings = distinct([word, national].filter((digits) => digits !== ''));
  const ends = word.length >= leastDigitsOfEnd ? [backwards + reversed(word)] : [];
  return [...beginnings, ...ends].map(rangeOf);
}

function foldedWordsOf(text: string): string[] {
  return text
    .replace(invisible, '')
    .split(betweenWords)
    .map(foldForSearch)
    .filter((word) => word !== '');
}

/** Of the words that follow only those that are compared: a text of a thousand words is joined a thousand times. */
function fromWord(words: readonly string[], index: number): string {
  return cut(words.slice(index, index + longestTerm).join(''));
}

function endsOf(word: string): string[] {
  const letters = [...word].slice(0, mostEnds + longestTerm);
  const count = Math.min(letters.length - leastLettersOfEnd, mostEnds);
  return Array.from({ length: Math.max(0, count) }, (_end, index) => cut(letters.slice(index + 1).join('')));
}

function rangeOf(beginning: string): TermRange {
  return { from: beginning, to: beginning + beyond };
}

/** By whole characters: half of one would come back from a database as another. */
function cut(term: string): string {
  return [...term].slice(0, longestTerm).join('');
}

function reversed(digits: string): string {
  return [...digits].reverse().join('');
}

function distinct(terms: string[]): string[] {
  return [...new Set(terms)];
}
