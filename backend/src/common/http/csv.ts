import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { applyDecorators } from '@nestjs/common';
import { formatDateTime } from '@afshoreh/persian';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import { copy } from '../copy.js';

/** One column of an export: its heading, and the value of a row. */
export type CsvColumn<T> = readonly [heading: string, value: (row: T) => string | number | null];

/** A time twice: in UTC (ISO 8601) for programs, and in the calendar and at the clock of Tehran for whoever reads the sheet. */
export function timeColumns<T>(heading: string, timeOf: (row: T) => Date | null): CsvColumn<T>[] {
  return [
    [heading, (row) => timeOf(row)?.toISOString() ?? null],
    [copy.inTehran(heading), (row) => plainTime(timeOf(row))],
  ];
}

/** Without the marks that keep it together amid a sentence: a spreadsheet compares them. */
function plainTime(moment: Date | null): string | null {
  return (
    moment &&
    formatDateTime(moment)
      .replace(/[\u2066\u2069]/g, '')
      .replace('\u00a0', ' ')
  );
}

const mediaType = 'text/csv';

/** Documents a call that answers a CSV file. */
export function ApiCsv(description: string): MethodDecorator {
  return applyDecorators(
    ApiProduces(mediaType),
    ApiOkResponse({ description, content: { [mediaType]: { schema: { type: 'string' } } } }),
  );
}

/**
 * Answers a CSV file that a spreadsheet opens as it is: UTF-8 with BOM, CRLF, every cell that a spreadsheet would take for
 * a formula disarmed. Rows come in batches, so that the memory does not grow with the table.
 * @param name of the file, Latin letters, without the ending
 */
export async function sendCsv<T>(
  response: Response,
  name: string,
  columns: readonly CsvColumn<T>[],
  batches: AsyncIterable<readonly T[]> | Iterable<readonly T[]>,
): Promise<void> {
  response.type(`${mediaType}; charset=utf-8`);
  response.attachment(`afshoreh-${name}.csv`);
  const file = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true });
  file.pipe(response);
  file.write(columns.map(([heading]) => heading));
  try {
    for await (const rows of batches) {
      for (const row of rows) {
        if (response.destroyed) return;
        if (!file.write(columns.map(([, value]) => value(row) ?? ''))) await once(file, 'drain');
      }
    }
    file.end();
  } catch (error) {
    // The headers are gone: a broken connection is the only way left to say that the file is not whole.
    response.destroy(error as Error);
  }
}

/** A batch takes a few milliseconds to read: SQLite's driver is synchronous, and everybody else waits meanwhile. */
const rowsAtOnce = 100;

/** All rows in batches by rising id; `next` reads those with an id above the given one. Between batches others have a turn. */
export async function* batchesById<T extends { id: number }>(
  next: (after: number, limit: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let after = 0; ;) {
    const rows = await next(after, rowsAtOnce);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id ?? after;
    await turn();
  }
}
