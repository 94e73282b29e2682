export { packOf, type DataSheet, type PackOnSheet } from './pack-on-sheet.js';
export { packWords } from './copy.js';
