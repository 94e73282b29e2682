import { foldForSearch, formatNumber } from '@afshoreh/persian';
import { parse } from 'csv-parse/sync';
import { copy } from './copy.js';
import type { FileField } from './products.csv.js';

const words = copy.import;

/** A problem of one cell. */
export interface CellProblem {
  row: number;
  field: FileField;
  message: string;
}

/** A problem in the file. If there is any, nothing of the file is imported. `row` counts from 1, as in a spreadsheet. */
export interface ImportProblem {
  row: number;
  /** The heading; null when the problem concerns the whole row or the whole file. */
  column: string | null;
  message: string;
}

export interface SheetRow {
  row: number;
  cells: Partial<Record<FileField, string>>;
}

/** A field may have several headings. */
export type SheetColumns = readonly (readonly [field: FileField, heading: string])[];

export interface Sheet {
  rows: SheetRow[];
  /** The headings as the file writes them. */
  headings: Partial<Record<FileField, string>>;
  problems: ImportProblem[];
}

/** Enough for the catalogue of the largest trader; a file with more rows is a mistake. */
const mostRows = 5_000;
/** Lines including empty ones, because a spreadsheet may save empty rows below its table. */
const mostLines = 20_000;
const mostColumns = 100;
/** Length of the heading line that is read to find the delimiter. */
const mostHeadingCharacters = 10_000;

/**
 * Parses a product file into rows. A file that cannot be parsed gives a problem instead. The function takes bytes and
 * returns plain data, so that it can run in the sandbox for untrusted files.
 */
export function sheetOf(bytes: Uint8Array, columns: SheetColumns): Sheet {
  const about = (message: string, row = 1): Sheet => ({
    rows: [],
    headings: {},
    problems: [{ row, column: null, message }],
  });
  const text = textOf(bytes);
  if (text === null) return about(words.notUtf8);
  const delimiter = delimiterOf(text);
  const excess = excessOf(text, delimiter);
  if (excess) return about(excess);
  const records = recordsOf(text, delimiter);
  if (records === null) return about(words.notCsv);
  const [headings = [], ...lines] = records;
  const { fields, problems } = fieldsOf(headings, columns);
  if (problems.length > 0) return { rows: [], headings: {}, problems };
  const rows = lines.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0) return about(words.empty);
  const tooLong = rows.filter(({ cells }) => cells.slice(fields.length).some(Boolean));
  return {
    headings: Object.fromEntries(fields.map((field, index) => [field, headings[index]])),
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(fields.map((field, index) => [field, cells[index] ?? ''])),
    })),
    problems: tooLong.map(({ row }) => ({ row, column: null, message: words.tooManyCells })),
  };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Excel writes «;» where the comma is the decimal point, and tabs when a table was copied. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.slice(0, mostHeadingCharacters).split(/\r?\n/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] as string;
}

/**
 * Why a file is too large to parse, or null. This check comes before the parser, which makes a string of every cell
 * before it counts anything: 20 MB of commas took it half a minute, and 20 MB of line ends more memory than there is.
 */
function excessOf(text: string, delimiter: string): string | null {
  let [rows, lines, columns] = [0, 1, 1];
  let [isQuoted, isFilled] = [false, false];
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) {
      lines += 1;
      rows += isFilled ? 1 : 0;
      [columns, isFilled] = [1, false];
    } else if (character === delimiter && !isQuoted) columns += 1;
    else if (character !== '\r') isFilled = true;
    // The heading line does not count as a row.
    if (rows > mostRows + 1 || lines > mostLines) return words.tooMany(formatNumber(mostRows));
    if (columns > mostColumns) return words.tooManyColumns(formatNumber(mostColumns));
  }
  return rows + (isFilled ? 1 : 0) > mostRows + 1 ? words.tooMany(formatNumber(mostRows)) : null;
}

/** Cells are trimmed. */
function recordsOf(text: string, delimiter: string): string[][] | null {
  try {
    const records = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
    return records.map((cells) => cells.map((cell) => cell.replace(/\r\n?/g, '\n').trim()));
  } catch {
    return null;
  }
}

/** Headings are compared after folding, so spaces, digits and letter forms do not matter. */
function fieldsOf(
  headings: readonly string[],
  columns: SheetColumns,
): { fields: FileField[]; problems: ImportProblem[] } {
  const byHeading = new Map(columns.map(([field, heading]) => [foldForSearch(heading), field]));
  const named = headings.slice(0, headings.findLastIndex(Boolean) + 1);
  const fields = named.map((heading) => byHeading.get(foldForSearch(heading)));
  const problems: ImportProblem[] = fields.flatMap((field, index) => {
    const message = !field ? words.unknownColumn : fields.indexOf(field) !== index ? words.columnTwice : null;
    return message ? [{ row: 1, column: named[index] || null, message }] : [];
  });
  if (fields.length === 0) problems.push({ row: 1, column: null, message: words.empty });
  return { fields: fields as FileField[], problems };
}
