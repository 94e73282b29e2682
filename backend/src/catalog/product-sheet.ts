import { foldForSearch, formatNumber } from '@afshoreh/persian';
import { parse } from 'csv-parse/sync';
import { copy } from './copy.js';
import { fileFields, headingOf, type FileField } from './products.csv.js';

const words = copy.import;

/** Something in a file that keeps all of it from being stored: the row as a spreadsheet counts it, from 1, and the column. */
export interface ImportProblem {
  row: number;
  /** The heading; null when it is about the row, or the file, as a whole. */
  column: string | null;
  message: string;
}

/** A row of a file with the cells of the columns that it has. */
export interface SheetRow {
  row: number;
  cells: Partial<Record<FileField, string>>;
}

/** A spreadsheet with the catalogue of the largest trader; a file of more is a mistake. */
const mostRows = 5_000;

/** The rows of a product file; what cannot be understood at all is a problem instead. */
export function sheetOf(bytes: Uint8Array): { rows: SheetRow[]; problems: ImportProblem[] } {
  const about = (message: string, row = 1): ReturnType<typeof sheetOf> => ({
    rows: [],
    problems: [{ row, column: null, message }],
  });
  const text = textOf(bytes);
  if (text === null) return about(words.notUtf8);
  const records = recordsOf(text);
  if (records === null) return about(words.notCsv);
  const [headings = [], ...lines] = records;
  const { fields, problems } = fieldsOf(headings);
  if (problems.length > 0) return { rows: [], problems };
  const rows = lines.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => cells.some(Boolean));
  if (rows.length === 0) return about(words.empty);
  if (rows.length > mostRows) return about(words.tooMany(formatNumber(mostRows)));
  const tooLong = rows.filter(({ cells }) => cells.slice(fields.length).some(Boolean));
  return {
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

/** Cells without outer spaces. Excel writes «;» where the comma is the decimal point, and tabs when a table was copied. */
function recordsOf(text: string): string[][] | null {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0];
  try {
    const records = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
    return records.map((cells) => cells.map((cell) => cell.replace(/\r\n?/g, '\n').trim()));
  } catch {
    return null;
  }
}

/** However a heading is typed (D3). */
const byHeading = new Map(fileFields.map((field) => [foldForSearch(headingOf(field)), field]));

function fieldsOf(headings: readonly string[]): { fields: FileField[]; problems: ImportProblem[] } {
  const named = headings.slice(0, headings.findLastIndex(Boolean) + 1);
  const fields = named.map((heading) => byHeading.get(foldForSearch(heading)));
  const problems: ImportProblem[] = fields.flatMap((field, index) => {
    const message = !field ? words.unknownColumn : fields.indexOf(field) !== index ? words.columnTwice : null;
    return message ? [{ row: 1, column: named[index] || null, message }] : [];
  });
  if (fields.length === 0) problems.push({ row: 1, column: null, message: words.empty });
  return { fields: fields as FileField[], problems };
}
