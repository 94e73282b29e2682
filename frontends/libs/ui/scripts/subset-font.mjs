/**
 * Makes assets/vazirmatn.woff2 from the vazirmatn package: the letters that the site shows, weights 400 to 700, layout
 * features kept (Persian letters join through them). Run with `npm run font -w frontends/libs/ui` after an update.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const source = dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json'));
const target = join(import.meta.dirname, '../assets');

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const text = [
  range(0x20, 0x7e),
  range(0x0621, 0x063a), // ء to غ
  range(0x0640, 0x0652), // kashida, ف to ي, vowel signs
  'ٰٔپچژکگیۀةۂۃ',
  range(0x0660, 0x0669), // Arabic digits
  range(0x06f0, 0x06f9), // Persian digits
  '،؛؟٪٫٬٭۔«»‹›“”‘’…–—•·°±×÷−≤≥→←↑↓№€™©®µ²³₂éèêü½',
  '\u00a0\u200b\u200c\u200d\u200e\u200f\u2009\u202f\u2066\u2067\u2068\u2069\ufdfc\ufeff',
].join('');

const original = await readFile(join(source, 'fonts/variable/Vazirmatn[wght].ttf'));
const subset = await subsetFont(original, text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile(join(target, 'vazirmatn.woff2'), subset);
await copyFile(join(source, 'OFL.txt'), join(target, 'vazirmatn-OFL.txt'));
process.stdout.write(`vazirmatn.woff2: ${(subset.length / 1024).toFixed(1)} KB\n`);
