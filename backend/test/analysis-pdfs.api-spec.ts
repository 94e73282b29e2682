import { describe, expect, it } from '@jest/globals';
import { toPersianDigits } from '@afshoreh/persian';
import { Pdfs } from '../src/common/pdf/index.js';
import { AnalysisPdf } from '../src/lots/paper/analysis-pdf.entity.js';
import { paperData } from '../src/quotes/paper/paper-data.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { overlapsOf, persianLines, readPdf, type ReadPdf } from './support/pdf-text.js';
import { aSentQuote } from './support/quotes.js';
import { addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token, { name: 'کنسانتره سیب', brix: '۷۰ ± ۱' });
const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });

const results = [
  { parameter: 'brix', operator: 'equal', value: 70.2 },
  { parameter: 'patulin', operator: 'below', value: 0.012, unit: 'mg/kg' },
  { parameter: 'starch', operator: 'equal', value: 90 },
  { parameter: 'taste', operator: 'text', text: 'طبیعی، ISO 22000' },
];
let made = 0;

interface Certificate {
  id: number;
  lotId: number;
  number: string;
  edition: number;
}
async function addLot(status?: string): Promise<{ id: number; number: string }> {
  made += 1;
  const days = { producedOn: '2026-10-01', bestBefore: '2099-10-01' };
  const form = { number: `AP-1405-${made}`, productId: product, ...days, kilograms: 22_000 };
  const { body } = await ask('POST /api/admin/lots', form);
  if (status) await ask(`PUT /api/admin/lots/${body.id}/status`, { status });
  return body as { id: number; number: string };
}
async function aDraft(lot: { id: number }, changes: object = {}): Promise<number> {
  const form = { laboratory: 'آزمایشگاه همکار', analysedOn: '2026-10-05', results, ...changes };
  return (await ask(`POST /api/admin/lots/${lot.id}/analyses`, form)).body.id as number;
}
async function published(lot: { id: number; number: string }, changes?: object): Promise<Certificate> {
  const id = await aDraft(lot, changes);
  const { body } = await ask(`POST /api/admin/analyses/${id}/publish`, {});
  return { id, lotId: lot.id, number: lot.number, edition: body.edition as number };
}
const open = ({ number, edition }: Pick<Certificate, 'number' | 'edition'>): Promise<Response> =>
  fetch(`${api.url}/api/lots/${number}/analyses/${edition}/pdf`);
const ofStaff = (id: number): Promise<Response> =>
  fetch(`${api.url}/api/admin/analyses/${id}/pdf`, { headers: { Authorization: `Bearer ${token}` } });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const read = async (response: Response): Promise<ReadPdf> => readPdf(new Uint8Array(await bytesOf(response)));
const textOf = ({ pages }: ReadPdf): string => pages.flatMap(persianLines).join('\n');

describe('the PDF of a certificate of analysis', () => {
  it('is a download for everybody, named by its lot and edition', async () => {
    const certificate = await published(await addLot('released'));
    const response = await open(certificate);
    const header = (name: string): string | null => response.headers.get(name);
    const readable = `برگهٔ آنالیز ${certificate.number}، نسخهٔ ۱.pdf`;
    expect([response.status, header('content-type')]).toEqual([200, 'application/pdf']);
    expect(header('content-disposition')).toBe(
      `attachment; filename="analysis-${certificate.number}-1.pdf"; filename*=UTF-8''${encodeURIComponent(readable)}`,
    );
    expect(header('cache-control')).toBe('public, max-age=86400');
  });

  it('says in both languages what was measured, against which limit, and the verdict', async () => {
    const pdf = await read(await open(await published(await addLot('released'))));
    const text = textOf(pdf);
    const wanted = ['کنسانتره سیب', 'Apple concentrate', '۷۰٫۲', '70.2', '۶۹ تا ۷۱', '69 – 71'];
    for (const part of [
      ...wanted,
      '< 0.012 mg/kg',
      '≤ 50 μg/kg',
      'بیرون از حد',
      'Out of limit',
      '1 October 2026',
      'ISO 22000',
    ])
      expect(text).toContain(part);
    expect(pdf).toMatchObject({ language: 'fa', isTagged: true, title: expect.stringContaining('برگهٔ آنالیز') });
    expect(text).toContain(`/lots/AP-1405-${made}`);
  });

  it('has the same bytes at every download, whatever changes afterwards', async () => {
    const lot = await addLot('released');
    const certificate = await published(lot);
    const [first, second] = await Promise.all(
      [open(certificate), open(certificate)].map(async (each) => bytesOf(await each)),
    );
    expect(first?.equals(second!)).toBe(true);
    await ask('PUT /api/settings', { legalName: 'شرکت دیگر' });
    await ask(`PUT /api/admin/lots/${lot.id}/status`, { status: 'blocked' });
    await published(lot, { corrects: 1 });
    expect((await bytesOf(await open(certificate))).equals(first!)).toBe(true);
    expect((await bytesOf(await ofStaff(certificate.id))).equals(first!)).toBe(true);
  });

  it('is kept as it was first made, also when a later release would set it otherwise', async () => {
    const certificate = await published(await addLot('released'));
    await open(certificate);
    const kept = await api.database.read.findOneByOrFail(AnalysisPdf, { analysisId: certificate.id });
    const other = Buffer.from('%PDF-1.7 as it was').toString('base64');
    await api.database.write((tx) => tx.update(AnalysisPdf, { analysisId: kept.analysisId }, { base64: other }));
    expect((await bytesOf(await open(certificate))).toString()).toBe('%PDF-1.7 as it was');
  });

  it('names the seller of the day of publication, also when it is first downloaded later', async () => {
    await ask('PUT /api/settings', { legalName: 'شرکت نخست' });
    const certificate = await published(await addLot('released'));
    await ask('PUT /api/settings', { legalName: 'شرکت بعدی' });
    const text = textOf(await read(await open(certificate)));
    expect([text.includes('شرکت نخست'), text.includes('شرکت بعدی')]).toEqual([true, false]);
  });

  it('of a correction names the edition that it replaces, and both stay', async () => {
    const lot = await addLot('released');
    const first = await published(lot);
    const second = await published(lot, { corrects: 1 });
    expect(textOf(await read(await open(second)))).toContain('replaces edition 1');
    expect(textOf(await read(await open(first)))).not.toContain('replaces');
  });

  it('opens for blocked and expired lots too, but not before a lot was released or blocked', async () => {
    const hidden = await published(await addLot());
    expect((await open(hidden)).status).toBe(404);
    await ask(`PUT /api/admin/lots/${hidden.lotId}/status`, { status: 'blocked' });
    expect((await open(hidden)).status).toBe(200);
    expect((await open({ ...hidden, edition: 2 })).status).toBe(404);
    expect((await open({ ...hidden, number: 'NONE' })).status).toBe(404);
  });

  it('of a draft is for staff only, and marked', async () => {
    const lot = await addLot('released');
    const id = await aDraft(lot);
    const response = await ofStaff(id);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { pages } = await read(response);
    // A non-joiner comes before or after its letter.
    expect(pages[0]?.map(({ text }) => text.replace('\u200c', ''))).toContain('پیشنویس');
    expect((await fetch(`${api.url}/api/admin/analyses/${id}/pdf`)).status).toBe(401);
    expect((await open({ number: lot.number, edition: 1 })).status).toBe(404);
  });

  it('is a 503 in Persian when it cannot be made, and is made later', async () => {
    const certificate = await published(await addLot('released'));
    const pdfs = api.api.app.get(Pdfs);
    const waiting = Array.from({ length: 20 }, () => pdfs.of('quote', paperData(aSentQuote(), 'fa', '')));
    const refused = await api.call(`GET /api/lots/${certificate.number}/analyses/1/pdf`);
    expect([refused.status, refused.body.code]).toEqual([503, 'common.pdf_unavailable']);
    await Promise.all(waiting);
    expect((await open(certificate)).status).toBe(200);
  });
});

describe('the layout', () => {
  it('of fifty results repeats the head of the table, numbers the pages and covers nothing', async () => {
    const codes = ((await ask('GET /api/parameters')).body as { code: string; kind: string }[]).filter(
      ({ kind }) => kind !== 'text' && kind !== 'choice',
    );
    const many = codes.map(({ code }) => ({
      parameter: code,
      operator: 'equal',
      value: 1.5,
      method: 'روش '.repeat(12),
    }));
    const certificate = await published(await addLot('released'), { results: many, releasedBy: 'الف'.repeat(30) });
    const { pages } = await read(await open(certificate));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, at) => {
      const text = persianLines(page).join('\n');
      expect(text).toContain(`${toPersianDigits(at + 1)} از ${toPersianDigits(pages.length)}`);
      expect(text).toContain('Parameter');
    });
    expect(pages.flat().filter(({ x, y, width }) => x < 40 || x + width > 556 || y < 20 || y > 822)).toEqual([]);
    expect(pages.flatMap(overlapsOf)).toEqual([]);
  });
});
