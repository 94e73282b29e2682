import { foldForSearch, toLatinDigits } from '@afshoreh/persian';

/**
 * How people are looked for in a large table: what can be typed is stored as short folded terms with an index, and a
 * question is a range of that index. A word is found by its beginning, a phone by its beginning or its end.
 */

/** Letters of a term that are stored and compared. */
export const longestTerm = 64;
const mostWordsOfName = 12;
const mostWordsOfQuestion = 6;
/** With fewer digits an end of a phone finds half of everybody. */
const leastDigitsOfEnd = 3;
/** Stands before a phone that is stored backwards; no folded word begins with it. */
const backwards = '<';
/** Greater than whatever can follow in a term, in UTF-8 as in code points. */
const beyond = '\u{10FFFF}';

const betweenWords = /[\s\p{P}\p{S}\p{Cf}\p{Cs}]+/u;
const betweenDigits = /(?<=\d)[\s().+\-–\p{Cf}]+(?=\d)/gu;

/** A range of terms: `from` is in it, `to` is not. */
export interface TermRange {
  from: string;
  to: string;
}

/**
 * The name from each of its words on, without spaces: «سارا رضایی» is `سارارضایی` and `رضایی`, so that a word or several
 * in a row are the beginning of a term, however they were spaced when either was typed.
 */
export function termsOfName(name: string): string[] {
  const words = foldedWordsOf(name).slice(0, mostWordsOfName);
  return distinct(words.map((_word, index) => cut(words.slice(index).join(''))));
}

/** A stored phone with and without what stands before the subscriber's number, and backwards. */
export function termsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const national = phone.startsWith('+98') ? digits.slice(2) : digits.replace(/^0+/, '');
  return distinct([digits, national, backwards + reversed(digits)].filter((term) => term !== '').map(cut));
}

/** A code of two halves, as `K7QF2-9MXTA`: whole without its dash, and the second half, which may be typed apart. */
export function termsOfCode(code: string): string[] {
  return termsOfName(code);
}

/**
 * The ways to read a question, each a list of words that must all be found: as its words in any order, or as one word
 * that was typed in pieces («علی رضا» for «علیرضا»). The pieces of a phone are one word always. At most six words count.
 */
export function readingsOf(question: string): string[][] {
  const words = distinct(foldedWordsOf(toLatinDigits(question).replace(betweenDigits, '')).map(cut));
  const counted = words.slice(0, mostWordsOfQuestion);
  return counted.length > 1 ? [counted, [cut(words.join(''))]] : [counted];
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
    .split(betweenWords)
    .map(foldForSearch)
    .filter((word) => word !== '');
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
