export { phoneKeyOf, wantedOf } from './person-search.js';
export { holdsWords, searchWordsOf } from './search-words.js';
