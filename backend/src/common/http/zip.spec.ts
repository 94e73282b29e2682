import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { zipOf, type ZipEntry } from './zip.js';

const given = (...entries: ZipEntry[]) => Readable.from(entries) as AsyncIterable<ZipEntry>;
async function archive(...entries: ZipEntry[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(given(...entries))) parts.push(part);
  return Buffer.concat(parts);
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('is read by another program, with Persian names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const file = join(folder, 'a.zip');
    const entries = [
      { name: '01 برگهٔ مشخصات.pdf', bytes: bytes('one') },
      { name: '02.txt', bytes: bytes('') },
      { name: 'c.txt', bytes: bytes('سه') },
    ];
    writeFileSync(file, await archive(...entries));
    // Python's reader checks the signatures, sizes, offsets and sums of every file.
    execFileSync('python3', ['-m', 'zipfile', '-e', file, folder]);
    for (const { name, bytes: wanted } of entries)
      expect(new Uint8Array(readFileSync(join(folder, name)))).toEqual(wanted);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('has the same bytes for the same files, and is valid without any', async () => {
  const entry = { name: 'a.pdf', bytes: bytes('x') };
  expect((await archive(entry)).equals(await archive(entry))).toBe(true);
  expect(await archive()).toHaveLength(22);
});
