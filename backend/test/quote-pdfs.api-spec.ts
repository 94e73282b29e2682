import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Pdfs } from '../src/common/pdf/index.js';
import { paperData } from '../src/quotes/paper/paper-data.js';
import { startApiForSpec } from './support/index.js';
import { overlapsOf, persianLines, readPdf, type PlacedText, type ReadPdf } from './support/pdf-text.js';
import { aSentQuote } from './support/quotes.js';
import { addProduct, aDialogOrder, aQuoteForm } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token, { name: 'پورهٔ سیب ISO 22000 و HACCP، ۷۰ ± ۱' });

interface MadeQuote {
  id: number;
  number: string;
  path: string;
}

async function draft(changes: Record<string, unknown> = {}): Promise<MadeQuote> {
  const placed = await api.call('POST /api/orders', { body: aDialogOrder(product) });
  const order = (await api.call(`GET /api/orders/${placed.body.id}`, { token })).body as { items: { id: number }[] };
  const body = aQuoteForm(order.items, changes);
  return (await api.call(`POST /api/orders/${placed.body.id}/quotes`, { token, body })).body as MadeQuote;
}
async function sent(changes: Record<string, unknown> = {}): Promise<MadeQuote> {
  const { id } = await draft(changes);
  return (await api.call(`POST /api/quotes/${id}/send`, { token, body: {} })).body as MadeQuote;
}
const ofLink = ({ path }: MadeQuote, query = ''): Promise<Response> =>
  fetch(`${api.url}/api/quote-links/${path.replace('/quote/', '')}/pdf${query}`);
const ofStaff = ({ id }: MadeQuote, as = token): Promise<Response> =>
  fetch(`${api.url}/api/quotes/${id}/pdf`, { headers: { Authorization: `Bearer ${as}` } });
const read = async (response: Response): Promise<ReadPdf> => readPdf(new Uint8Array(await response.arrayBuffer()));
const textOf = ({ pages }: ReadPdf): string => pages.flatMap(persianLines).join('\n');

/** After a change of the template whose PDF was looked at, a run with `APPROVE=1` writes the new places down. */
const approvedFile = new URL('support/approved-quote.json', import.meta.url);

describe('the PDF of a quote', () => {
  it('comes by the link as a private download with a name of its own', async () => {
    const quote = await sent();
    const response = await ofLink(quote);
    const header = (name: string): string | null => response.headers.get(name);
    expect([response.status, header('content-type')]).toEqual([200, 'application/pdf']);
    expect(header('content-disposition')).toBe(
      `attachment; filename="proforma-${quote.number}.pdf"; filename*=UTF-8''${encodeURIComponent(`پیش‌فاکتور ${persian(quote.number)}.pdf`)}`,
    );
    expect([header('cache-control'), header('x-content-type-options')]).toEqual(['private, no-store', 'nosniff']);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(header('content-length')));
  });

  it('says what the page says, in the order in which it is read', async () => {
    const quote = await sent();
    const pdf = await read(await ofLink(quote));
    const text = textOf(pdf);
    for (const part of ['ISO 22000 و HACCP', '۷۰ ± ۱', '۳۶۵٬۲۰۰٬۰۰۰', '۴۰۱٬۷۲۰٬۰۰۰', '۱۰۳۸۰۲۸۴۷۹۰'])
      expect(text).toContain(part);
    expect(pdf).toMatchObject({ title: `پیش‌فاکتور ${persian(quote.number)}`, language: 'fa', isTagged: true });
  });

  it('stays the same, byte by byte', async () => {
    const quote = await sent();
    const [first, second] = await Promise.all([ofLink(quote), ofStaff(quote)].map(async (each) => (await each).text()));
    expect(first).toBe(second);
  });

  it('of a draft is for staff only, and marked', async () => {
    const quote = await draft();
    const { pages } = await read(await ofStaff(quote));
    // A non-joiner comes before or after its letter.
    expect(pages[0]?.map(({ text }) => text.replace('\u200c', ''))).toContain('پیشنویس');
    const editor = await ofStaff(quote, await api.loginAdmin('editor'));
    const nobody = await fetch(`${api.url}/api/quotes/${quote.id}/pdf`);
    expect([editor.status, nobody.status]).toEqual([403, 401]);
  });

  it('has an English version for export', async () => {
    const pdf = await read(await ofLink(await sent(), '?language=en'));
    expect([pdf.title, pdf.language]).toEqual([expect.stringMatching(/^Proforma invoice 1\d{3}-\d{4}$/), 'en']);
    expect(textOf(pdf)).toContain('Four hundred one million seven hundred twenty thousand');
    expect((await ofLink(await sent(), '?language=de')).status).toBe(400);
  });

  it('does not exist behind an unknown link', async () => {
    const { status, body } = await api.call('GET /api/quote-links/AAAAAAAAAAAAAAAAAAAAAA/pdf');
    expect([status, body.code]).toEqual([404, 'quotes.not_found']);
  });

  it('is a 503 in Persian when it cannot be made', async () => {
    const quote = await sent();
    const pdfs = api.api.app.get(Pdfs);
    const waiting = Array.from({ length: 20 }, () => pdfs.of('quote', paperData(aSentQuote(), 'fa', '')));
    const { status, body } = await api.call(`GET /api/quotes/${quote.id}/pdf`, { token });
    expect([status, body.code, body.message]).toEqual([
      503,
      'common.pdf_unavailable',
      'ساخت PDF اکنون ممکن نیست؛ لطفاً کمی بعد دوباره تلاش کنید',
    ]);
    await Promise.all(waiting);
  });
});

describe('the layout', () => {
  const pdfs = api.api.app.get(Pdfs);
  const pagesOf = async (changes: Parameters<typeof aSentQuote>[0]): Promise<PlacedText[][]> =>
    (await readPdf(await pdfs.of('quote', paperData(aSentQuote(changes), 'fa', 'https://afshoreh.example')))).pages;

  it('of one line has every text where it was approved, give or take six points', async () => {
    const [page = []] = await pagesOf({});
    if (process.env.APPROVE) writeFileSync(approvedFile, JSON.stringify(page.map(({ text, x, y }) => [text, x, y])));
    const approved = JSON.parse(readFileSync(approvedFile, 'utf8')) as [text: string, x: number, y: number][];
    expect(page.map(({ text }) => text)).toEqual(approved.map(([text]) => text));
    const moved = page.filter(({ x, y }, at) => {
      const [, wantedX = 0, wantedY = 0] = approved[at] ?? [];
      return Math.abs(x - wantedX) > 6 || Math.abs(y - wantedY) > 6;
    });
    expect(moved).toEqual([]);
  });

  it('of sixty lines repeats its head on every page, numbers the pages and covers nothing', async () => {
    const pages = await pagesOf({ names: Array.from({ length: 60 }, (_none, at) => `کالای ${at + 1}`) });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      const text = persianLines(page).join('\n');
      expect(text).toContain(`${persian(String(at + 1))} از ${persian(String(pages.length))}`);
      expect(text).toContain('۱۴۰۵-۰۰۱۲');
    });
    expect(pages.flat().filter(({ x, y, width }) => x < 42 || x + width > 554 || y < 20 || y > 822)).toEqual([]);
    expect(pages.flatMap(overlapsOf)).toEqual([]);
  });
});

const persian = (digits: string): string => digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
