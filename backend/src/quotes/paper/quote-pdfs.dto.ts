import { paperLanguages, type PaperLanguage } from '../../common/pdf/index.js';
import { Choice } from '../../common/validation/index.js';

export class PaperQuery {
  @Choice(paperLanguages, { enumName: 'PaperLanguage', label: 'زبان', optional: true }) language: PaperLanguage = 'fa';
}
