export { forget } from './forget.js';
