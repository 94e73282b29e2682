import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { Response } from 'express';
import fc from 'fast-check';
import { batchesOf, sendCsv, type CsvColumn } from './csv.js';

const controls = Array.from({ length: 0xa0 }, (_one, code) => String.fromCharCode(code)).filter((sign) =>
  /\p{Cc}/u.test(sign),
);
const sign = fc.constantFrom(...controls, ...'",;|\'=+-@\u2028\u2029\ufeff\u200c ب4', '\r\n', '＝', '＋', '－', '＠');
const cell = fc.string({ unit: sign, maxLength: 12 });

/** Parses the file of these cells strictly: any line break outside quotes ends a row. */
async function readBack(rows: readonly string[][]): Promise<string[][]> {
  const response = Object.assign(new PassThrough(), { type: () => response, attachment: () => response });
  const columns: CsvColumn<string[]>[] = [0, 1].map((index) => [`${index}`, (row) => row[index] ?? null]);
  const [file] = await Promise.all([
    text(response),
    sendCsv(response as unknown as Response, 'cells', columns, [rows]),
  ]);
  return parse(file, { bom: true, record_delimiter: ['\r\n', '\n', '\r', '\u2028', '\u2029'] });
}

it('gives every text back as it was, with an apostrophe before what a spreadsheet would calculate', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
      const guarded = rows.map((row) => row.map((value) => value.replace(/^[=+\-@\t\r＝＋－＠]/, "'$&")));
      expect(await readBack(rows)).toEqual([['0', '1'], ...guarded]);
    }),
    { examples: [[[['سلام\nخداحافظ', '=1+1']]], [[['\r', '"\n"']]]] },
  );
});

it('an export gives everybody else a turn after every hundred rows', async () => {
  const ids = Array.from({ length: 1_050 }, (_one, index) => index + 1);
  let [turns, running] = [0, true];
  const other = (): void => {
    turns += 1;
    if (running) setImmediate(other);
  };
  setImmediate(other);
  const sizes: number[] = [];
  // Like a synchronous driver: the promise is already settled when it is returned.
  const rowsOf = (some: number[]) => Promise.resolve(some);
  for await (const batch of batchesOf(ids, rowsOf)) sizes.push(batch.length);
  running = false;
  expect(sizes).toEqual([...Array<number>(10).fill(100), 50]);
  expect(turns).toBeGreaterThanOrEqual(10);
});
