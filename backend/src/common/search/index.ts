export { holdsWords, searchWordsOf } from './search-words.js';
