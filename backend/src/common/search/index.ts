export { phoneKeyOf, wantedOf } from './person-search.js';
export { holdsWords, searchWordsOf } from './search-words.js';
export { longestTerm, rangesOf, readingsOf, termsOfCode, termsOfName, termsOfPhone, type TermRange } from './terms.js';
