export { inRange, onlyKnown } from './in-range.js';
export { joinedKeyOf } from './joined-key.js';
export { allOf, pageOf, pageOfParts, type ListOrder, type ListPart } from './pages.js';
export { searchTermsOf, storeTerms } from './search-term.js';
export { hasWords, holdsWords, searchWordsOf } from './search-words.js';
export { sortKeyColumn, sortKeyOf } from './sort-key.js';
export { termsOfCode, termsOfPhone, termsOfText } from './terms.js';
