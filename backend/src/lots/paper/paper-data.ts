import { englishTitleOf, leftToRight } from '@afshoreh/persian';
import {
  digitsOf,
  formatLimit,
  formatResult,
  reasonWords,
  verdictOfAll,
  verdictWords,
  type ResultLimit,
  type Verdict,
  type VerdictReason,
} from '@afshoreh/persian/analyses';
import { parameterOnPaper } from '../../catalog/index.js';
import { plainText } from '../../common/http/index.js';
import {
  paperTexts,
  qrOf,
  type BilingualFact as Fact,
  type BilingualPaper,
  type BilingualText as Cell,
  type Both,
} from '../../common/pdf/index.js';
import { issuerOf, type Company } from '../../content/index.js';
import type { AnalysedParameter, Analysis, Lot } from '../lot.entity.js';
import { paperCopy as copy } from './copy.js';
import { englishLimit, englishResult } from './english-results.js';

/** The data of the template `assets/pdf/analysis.typ`. */
export interface AnalysisPaperData extends BilingualPaper {
  /** For each row, whether the result is out of its limit. */
  failing: boolean[];
}

const { fa, en } = paperTexts;
const same = (text: string): Cell => [fa.typed(text), null];
const rightToLeft = /\p{Script=Arabic}/u;
const isFilled = <T>(value: T | null | undefined | false | ''): value is T => Boolean(value);

/**
 * The data of a certificate's PDF. None of it changes after the certificate was published. @param siteUrl the origin of
 * the lot's page
 */
export function analysisPaper(lot: Lot, analysis: Analysis, seller: Company, siteUrl: string): AnalysisPaperData {
  const { edition, results } = analysis;
  return {
    language: 'fa',
    name: plainText(nameOf(lot, analysis)),
    title: copy.title[0],
    englishTitle: copy.title[1],
    number: leftToRight(lot.number),
    page: copy.page,
    watermark: edition === null ? copy.draft[0] : null,
    site: `${siteUrl.replace(/^https?:\/\//, '')}/lots/${lot.number}`,
    qr: qrOf(`${siteUrl}/lots/${encodeURIComponent(lot.number)}`),
    qrText: copy.verify,
    seller: issuerOf(seller),
    facts: factsOf(lot, analysis),
    columns: copy.columns,
    rows: results.map(rowOf),
    failing: results.map((each) => each.verdict === 'fail'),
    notes: copy.notes,
  };
}

/** «برگهٔ آنالیز AP-1405-017، نسخهٔ ۱». */
export function nameOf({ number }: Lot, { edition }: Analysis): string {
  return copy.readableName(number, edition === null ? null : digitsOf(edition));
}

function factsOf(lot: Lot, analysis: Analysis): Fact[] {
  const { facts: labels } = copy;
  const { accreditation, publishedAt, releasedBy, results } = analysis;
  const verdict = verdictOfAll(results.map((each) => each.verdict));
  const facts: (Fact | null)[] = [
    [labels.product, [fa.typed(lot.productName), englishTitleOf(lot.productName)]],
    [labels.lot, [lot.number, null]],
    [labels.kilograms, copy.kilograms(fa.number(lot.kilograms), en.number(lot.kilograms))],
    lot.pack === null ? null : [labels.pack, same(lot.pack)],
    [labels.producedOn, dayOf(lot.producedOn)],
    [labels.bestBefore, dayOf(lot.bestBefore)],
    [labels.laboratory, same(analysis.laboratory)],
    accreditation === null ? null : [labels.accreditation, same(accreditation)],
    [labels.analysedOn, dayOf(analysis.analysedOn)],
    [labels.kind, copy.kinds[analysis.kind]],
    ...editionOf(analysis),
    publishedAt && [labels.publishedAt, dayOf(publishedAt)],
    releasedBy === null ? null : [labels.releasedBy, same(releasedBy)],
    verdict && [labels.overall, wordsOf(verdict)],
  ];
  return facts.filter(isFilled);
}

function editionOf({ edition, corrects }: Analysis): Fact[] {
  if (edition === null) return [];
  const text =
    corrects === null
      ? copy.edition(digitsOf(edition), edition)
      : copy.replaces(digitsOf(edition), digitsOf(corrects), [edition, corrects]);
  return [[copy.facts.edition, text]];
}

function dayOf(moment: string | Date): Cell {
  return [fa.day(moment), en.day(moment)];
}

function rowOf(result: AnalysedParameter): Cell[] {
  const { limit, method, value, unit, unitName, verdict, reason } = result;
  return [
    parameterOnPaper(result),
    [persianAmount(formatResult(result), value, unitName), english(englishResult(result), value, unit)],
    limit ? limitOf(limit, unit) : [copy.noLimit, null],
    same(method ?? ''),
    verdict ? judgementOf(verdict, reason) : ['', null],
  ];
}

/** The limit, with its unit if the result has another unit. */
function limitOf(limit: ResultLimit, unitOfResult: string | null): Cell {
  const unit = limit.unit === unitOfResult || limit.absent ? null : limit.unit;
  const number = limit.min ?? limit.max;
  return [persianAmount(formatLimit(limit), number, unit), english(englishLimit(limit), number, unit)];
}

/** A Latin unit reads from left to right with its number, which stands last: «کمتر از ۰٫۰۵ mg/kg». */
function persianAmount(text: string, value: number | null, unit: string | null): string {
  if (value === null || unit === null || rightToLeft.test(unit)) return fa.typed(withUnit(text, value, unit));
  const words = text.slice(0, text.lastIndexOf(' ') + 1);
  return `${words}${leftToRight(`${text.slice(words.length)} ${unit}`)}`;
}

function english(text: string | null, value: number | null, unit: string | null): string | null {
  return text === null ? null : en.typed(withUnit(text, value, unit));
}

function withUnit(text: string, value: number | null, unit: string | null): string {
  return value === null || unit === null ? text : `${text} ${unit}`;
}

function judgementOf(verdict: Verdict, reason: VerdictReason | null): Cell {
  const [text, words] = wordsOf(verdict);
  if (verdict !== 'not_comparable' || !reason) return [text, words];
  return [`${text}: ${reasonWords[reason]}`, `${words}: ${copy.reasons[reason]}`];
}

function wordsOf(verdict: Verdict): Both {
  return [verdictWords[verdict], copy.verdicts[verdict]];
}
