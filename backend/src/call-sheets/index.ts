export { CallSheetsModule } from './call-sheets.module.js';
