import { foldForSearch, toLatinDigits } from '@afshoreh/persian';

/**
 * How large tables are searched: short folded terms are stored with an index, and a search for a word reads a range of that
 * index. A word is found by its beginning, or by an ending of three letters or more; a phone by its beginning or its end.
 */

/** Letters of a term that are stored and compared; the columns have room for twice as many. */
export const longestTerm = 32;
/** A message of 5,000 letters has at most this many words that anybody would search for. */
const mostWords = 1_000;
const mostWordsOfQuestion = 6;
/** «رضا» finds «محمدرضا». Shorter endings would match half of all words. */
const leastLettersOfEnd = 3;
/** Endings of a word that are stored; nobody searches longer words by their middle. */
const mostEnds = 20;
/** Fewer digits would match half of all phones. */
const leastDigitsOfEnd = 3;
/** The prefix of phones that are stored backwards; no folded word begins with it. */
const backwards = '<';
/** A character that sorts after all other characters of terms, both by UTF-8 bytes and by code points. */
const beyond = '\u{10FFFF}';

/**
 * Invisible characters that have no meaning for the search (direction marks, soft hyphens); the two exceptions separate
 * words.
 */
const invisible = /[^\P{Cf}\u200b\u200c]+/gu;
const halfSpaces = /[\u200b\u200c]+/g;
const betweenWords = /[\s\p{P}\p{S}\p{Cf}\p{Cs}]+/u;
const betweenDigits = /(?<=\d)[\s().+\-–\p{Cf}]+(?=\d)/gu;

/** A range of terms from `from` (included) to `to` (excluded). */
export interface TermRange {
  from: string;
  to: string;
}

/**
 * Terms of each text from each of its words on, without spaces: «سارا رضایی» gives `سارارضایی` and `رضایی`. A word, or
 * several in a row, are then the beginning of a term, whatever spaces were typed. Every word is also stored from each
 * of its letters on, except words with digits, because people type codes and numbers from their beginning.
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

/** Terms of a stored phone: with its prefix, without it, and backwards. */
export function termsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = phone.startsWith('+98') ? digits.slice(2) : digits.replace(/^0+/, '');
  return distinct([digits, national, backwards + reversed(digits)].filter((term) => term !== '').map(cut));
}

/**
 * Terms of a code of two halves, such as `K7QF2-9MXTA`: the whole code without its dash, and the second half, which may
 * be typed alone.
 */
export function termsOfCode(code: string): string[] {
  const words = foldedWordsOf(code);
  return distinct(words.map((_word, index) => fromWord(words, index)));
}

/**
 * The readings of a question, each a list of words that all have to match: its words in any order; the same with the
 * parts around a half-space as one word; and the whole question as one word that was typed in pieces («علی رضا» for
 * «علیرضا»). The pieces of a phone are always joined. At most six words count.
 */
export function readingsOf(question: string): string[][] {
  const plain = toLatinDigits(question).replace(betweenDigits, '');
  const [parted, joined] = [plain, plain.replace(halfSpaces, '')].map((text) =>
    distinct(foldedWordsOf(text).map(cut)).slice(0, mostWordsOfQuestion),
  ) as [string[], string[]];
  const whole = parted.length > 1 ? [[cut(parted.join(''))]] : [];
  return [parted, ...(joined.length < parted.length && joined.length > 1 ? [joined] : []), ...whole];
}

/** The ranges of the index for a word of a question. Digits may be the beginning of a phone in any form, or its end. */
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

/** Joins only as many words as are compared, because this runs once per word, for texts of up to a thousand words. */
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

/** Cuts between whole characters, because a database returns half a character as another one. */
function cut(term: string): string {
  return [...term].slice(0, longestTerm).join('');
}

function reversed(digits: string): string {
  return [...digits].reverse().join('');
}

function distinct(terms: string[]): string[] {
  return [...new Set(terms)];
}
