import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { formatDateTime } from '@afshoreh/persian';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { copy } from '../copy.js';
import { ApiText } from './api-text.js';
import { ignoreDisconnect } from './ignore-disconnect.js';

/** One column of an export: its heading, and a function that returns the value of a row. */
export type CsvColumn<T> = readonly [heading: string, value: (row: T) => string | number | null];

/** Two columns for a time: in UTC (ISO 8601) for programs, and as the date and time in Tehran for people. */
export function timeColumns<T>(heading: string, timeOf: (row: T) => Date | null): CsvColumn<T>[] {
  return [
    [heading, (row) => timeOf(row)?.toISOString() ?? null],
    [
      copy.inTehran(heading),
      (row) => {
        const time = timeOf(row);
        return time && plainText(formatDateTime(time));
      },
    ],
  ];
}

/** Without the invisible marks that keep a number together in a sentence, because spreadsheets compare them. */
export function plainText(formatted: string): string {
  return formatted.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
}

/** «بله» or «خیر». */
export function yesOrNo(value: boolean): string {
  return value ? copy.yes : copy.no;
}

const mediaType = 'text/csv';

export const ApiCsv = (description: string): MethodDecorator => ApiText(mediaType, description);

/** csv-stringify itself quotes only the line break that ends records. */
const needsQuotes = /[\p{Cc}\u2028\u2029]/u;

/**
 * Sends a CSV file that spreadsheets open directly: UTF-8 with BOM, CRLF, and every cell that a spreadsheet would read
 * as a formula is escaped. Rows come in batches, so that memory does not grow with the table. An error on the way
 * closes the connection, because nothing else can tell the client that the file is incomplete; the error is thrown
 * again for the log.
 * @param name of the file in Latin letters, without its extension
 */
export async function sendCsv<T>(
  response: Response,
  name: string,
  columns: readonly CsvColumn<T>[],
  batches: AsyncIterable<readonly T[]> | Iterable<readonly T[]>,
): Promise<void> {
  response.type(`${mediaType}; charset=utf-8`);
  response.attachment(`afshoreh-${name}.csv`);
  const file = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true, quoted_match: needsQuotes });
  await pipeline(recordsOf(columns, batches), file, response).catch(ignoreDisconnect);
}

async function* recordsOf<T>(
  columns: readonly CsvColumn<T>[],
  batches: AsyncIterable<readonly T[]> | Iterable<readonly T[]>,
): AsyncGenerator<(string | number)[]> {
  yield columns.map(([heading]) => heading);
  for await (const rows of batches) for (const row of rows) yield columns.map(([, value]) => value(row) ?? '');
}

/** A batch takes a few milliseconds to read. SQLite's driver is synchronous, so other requests wait for that time. */
const rowsAtOnce = 100;

/** Reads the rows of some ids in batches; between batches the process serves other requests. */
export async function* batchesOf<T>(
  ids: readonly number[] | Uint32Array,
  rowsOf: (ids: number[]) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let first = 0; first < ids.length; first += rowsAtOnce) {
    yield await rowsOf(Array.from(ids.slice(first, first + rowsAtOnce)));
    await turn();
  }
}
