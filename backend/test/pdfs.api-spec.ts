import { afterAll, expect, it } from '@jest/globals';
import { PdfUnavailable } from '../src/common/errors/index.js';
import { Pdfs } from '../src/common/pdf/index.js';
import { paperData } from '../src/quotes/paper/paper-data.js';
import { persianLines, readPdf } from './support/pdf-text.js';
import { aSentQuote } from './support/quotes.js';

/** Typst is replaced by a module that hangs and crashes. */
class FaultyPdfs extends Pdfs {
  protected override readonly module = new URL('support/typesets.mjs', import.meta.url).href;
  protected override readonly mostSeconds = 1;
}

const started: Pdfs[] = [];
const start = <Made extends Pdfs>(made: Made): Made => {
  started.push(made);
  return made;
};
afterAll(() => started.forEach((pdfs) => pdfs.onApplicationShutdown()));

const siteUrl = 'https://afshoreh.example';
const data = (changes: Parameters<typeof aSentQuote>[0] = {}, language: 'fa' | 'en' = 'fa') =>
  paperData(aSentQuote(changes), language, siteUrl);
const outcomeOf = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    () => 'made',
    (error: Error) => error.constructor,
  );

it('makes the same bytes in every process, without the time at which it was made', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => start(new Pdfs()).of('quote', data())));
  expect(Buffer.from(one as Uint8Array).equals(other as Uint8Array)).toBe(true);
  expect(Buffer.from(one as Uint8Array).toString('latin1')).not.toMatch(/CreationDate|ModDate|CreateDate|ModifyDate/);
});

it('takes no value for markup, and lets none turn the direction of the line', async () => {
  const names = ['#import "x": *', '$x^2$', '*bold* _em_', '\\ @label <a>', '// c /* d */', '#eval("1") `raw`'];
  const turned = '\u202Eapple juice';
  const bytes = await start(new Pdfs()).of('quote', data({ names: [...names, turned] }));
  const { pages } = await readPdf(bytes);
  const text = pages.flat().map((each) => each.text);
  for (const name of names) expect(text).toContain(name);
  expect(persianLines(pages[0] ?? []).some((line) => line.includes('apple juice'))).toBe(true);
});

it('shows letters that the font does not have, and very long words within their column', async () => {
  const bytes = await start(new Pdfs()).of(
    'quote',
    data({ names: ['🍎 中文 Привет', 'W'.repeat(190), 'ن'.repeat(190)] }),
  );
  const { pages } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect(pages.flat().filter(({ x, width }) => x < 42 || x + width > 554)).toEqual([]);
});

it.each(['hangs', 'crashes', 'fails', 'fills memory'])(
  'is a 503 when the process %s, and then goes on',
  async (how) => {
    const pdfs = start(new FaultyPdfs());
    const refused = pdfs.of(how, {});
    const next = pdfs.of('works', { next: true });
    expect([await outcomeOf(refused), Buffer.from(await next).toString()]).toEqual([PdfUnavailable, '{"next":true}']);
  },
);

it('lets twenty wait', async () => {
  const pdfs = start(new FaultyPdfs());
  const outcomes = await Promise.all(Array.from({ length: 22 }, () => outcomeOf(pdfs.of('works', {}))));
  expect(outcomes.filter((outcome) => outcome === PdfUnavailable)).toHaveLength(2);
});
