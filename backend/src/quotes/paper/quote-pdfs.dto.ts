import { Choice } from '../../common/validation/index.js';
import { paperLanguages, type PaperLanguage } from './copy.js';

export class PaperQuery {
  @Choice(paperLanguages, { enumName: 'PaperLanguage', label: 'زبان', optional: true }) language: PaperLanguage = 'fa';
}
