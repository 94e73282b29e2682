import { parseResult } from '@afshoreh/persian/analyses';
import { foldForSearch } from '@afshoreh/persian';
import { parse } from 'csv-parse/sync';
import { ValidationFailed } from '../common/errors/index.js';
import { copy } from './copy.js';
import { withVerdict, type StatedParameters } from './judged-results.js';
import type { AnalysedParameter, StatedParameter } from './lot.entity.js';

/** A line of the table: a result, or the problem of this line. `row` counts from 1, as in a spreadsheet. */
export interface SheetResult {
  row: number;
  problem: string | null;
  result: AnalysedParameter | null;
}

type Column = keyof typeof copy.sheet;

const mostRows = 500;

/**
 * Reads a table of results. The text is at most some kilobytes long, so it needs no process of its own. Empty lines are left
 * out. @throws ValidationFailed for a text that is no such table
 */
export function resultsInSheet(csv: string, stated: StatedParameters): SheetResult[] {
  const [headings = [], ...lines] = recordsOf(csv);
  const columns = headings.map(columnOf);
  if (!columns.includes('parameter') || !columns.includes('result')) throw refused(copy.headingsMissing);
  const byName = namesOf(stated);
  const seen = new Set<string>();
  return lines
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some(Boolean))
    .slice(0, mostRows)
    .map(({ row, cells }) => {
      const cell = (column: Column): string => cells[columns.indexOf(column)] ?? '';
      const parameter = byName.get(foldForSearch(cell('parameter')));
      if (!parameter) return { row, problem: copy.parameterUnknown, result: null };
      if (seen.has(parameter.parameter)) return { row, problem: copy.parameterTwice, result: null };
      seen.add(parameter.parameter);
      return { row, ...readResult(cell, parameter) };
    });
}

function readResult(cell: (column: Column) => string, stated: StatedParameter): Omit<SheetResult, 'row'> {
  const value = parseResult(cell('result').slice(0, 200));
  if (!value) return { problem: copy.resultMissing, result: null };
  if (value.operator === 'text' && stated.limit && stated.limit.text === null && !stated.limit.absent)
    return { problem: copy.resultIsText, result: null };
  const unit = cell('unit').slice(0, 32) || stated.unit;
  const unitName = unit === stated.unit ? stated.unitName : unit;
  const method = cell('method').slice(0, 200) || stated.method;
  const result = { ...stated, ...value, unit, unitName, method, verdict: null, reason: null };
  return { problem: null, result: withVerdict(result, stated.limit) };
}

function recordsOf(csv: string): string[][] {
  const [heading = ''] = csv.split('\n', 1);
  const count = (delimiter: string): number => heading.split(delimiter).length;
  const delimiter = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
  try {
    const records = parse(csv, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false });
    return records.map((cells) => cells.map((cell) => cell.trim()));
  } catch {
    throw refused(copy.notCsv);
  }
}

function columnOf(heading: string): Column | undefined {
  const folded = foldForSearch(heading);
  return (Object.keys(copy.sheet) as Column[]).find((column) =>
    copy.sheet[column].some((name) => foldForSearch(name) === folded),
  );
}

/** By code, Persian and English name. */
function namesOf(stated: StatedParameters): Map<string, StatedParameter> {
  return new Map(
    [...stated.values()].flatMap((each) =>
      [each.name, each.englishName, each.parameter].map((name) => [foldForSearch(name), each] as const),
    ),
  );
}

const refused = (message: string): ValidationFailed => new ValidationFailed([{ field: 'csv', message }]);
