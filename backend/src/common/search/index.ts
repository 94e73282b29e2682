export { phoneKeyOf, withPhonesAsKeys } from './phone-keys.js';
export { holdsWords, searchWordsOf } from './search-words.js';
export { longestTerm, rangesOf, readingsOf, termsOfCode, termsOfName, termsOfPhone, type TermRange } from './terms.js';
