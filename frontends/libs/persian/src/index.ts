export { formatDate, formatDateTime, persianDateOf, persianYear, type PersianDate } from './dates.js';
export { parseWholeNumber, toLatinDigits, toPersianDigits } from './digits.js';
export { formatFileSize, formatNumber, formatToman } from './numbers.js';
export { formatPhone } from './phones.js';
export { foldForSearch } from './search.js';
export { foldForSorting } from './sort.js';
