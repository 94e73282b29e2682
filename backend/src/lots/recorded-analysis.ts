import { formatResult } from '@afshoreh/persian/analyses';
import { AnalysisDto } from './analyses.dto.js';
import { nameOfResult } from './copy.js';
import type { Analysis, Lot } from './lot.entity.js';

/** The state of a certificate for the audit: the lot's number, and each result as text. */
export function recordedAnalysis(analysis: Analysis, { number }: Lot) {
  const { results, ...state } = AnalysisDto.of(analysis);
  const written = results.map((each) => {
    const unitName = each.value === null ? null : each.unitName;
    return nameOfResult(each.name, [formatResult(each), unitName].filter(Boolean).join(' '));
  });
  return { ...state, lotNumber: number, results: written };
}
