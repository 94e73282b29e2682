import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class LotNotFound extends defineError(
  'lots.not_found',
  404,
  copy.lotNotFound,
  'There is no lot with this id or number',
  (id?: number) => (id === undefined ? {} : byId(id)),
) {}
export class LotNumberTaken extends defineError(
  'lots.number_taken',
  409,
  copy.numberTaken,
  'Another lot has this number; choose another one',
  (number: string) => ({ field: 'number', params: { number } }),
) {}
export class LotChangedMeanwhile extends defineConflict('lots.changed_meanwhile', copy.lotChangedMeanwhile) {}
export class LotFixed extends defineError(
  'lots.fixed',
  409,
  copy.lotFixed,
  'The lot was released or blocked, or has a published certificate; only its status changes',
) {}
export class LotStatusRefused extends defineError(
  'lots.status_refused',
  409,
  copy.noDraftAgain,
  'A lot that was released or blocked does not become a draft again',
) {}
export class PapersTooLarge extends defineError(
  'lots.papers_too_large',
  413,
  copy.papersTooLarge,
  'The papers of this product are larger than 100 MB together; download them one by one',
) {}
export class AnalysisNotFound extends defineError(
  'lots.analysis_not_found',
  404,
  copy.analysisNotFound,
  'There is no such certificate of analysis',
  byId,
) {}
export class AnalysisChangedMeanwhile extends defineConflict(
  'lots.analysis_changed_meanwhile',
  copy.analysisChangedMeanwhile,
) {}
export class AnalysisPublished extends defineError(
  'lots.analysis_published',
  409,
  copy.analysisPublished,
  'A published certificate never changes; create a correction',
) {}
export class AnalysisReplaced extends defineError(
  'lots.analysis_replaced',
  409,
  copy.analysisReplaced,
  'Another edition corrects the one that this certificate corrects',
) {}
