export { idsFoundBy, pageOf, rowsAfter, type ListOrder } from './found.js';
export { inRange } from './in-range.js';
export { joinedKeyOf } from './joined-key.js';
export { phoneKeyOf } from './phone-keys.js';
export { searchTermsOf, storeTerms } from './search-term.js';
export { hasWords, holdsWords, searchWordsOf } from './search-words.js';
export { sortKeyColumn, sortKeyOf } from './sort-key.js';
export { rangesOf, readingsOf, termsOfCode, termsOfPhone, termsOfText } from './terms.js';
