import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dayBefore, dayOf } from '../src/common/tehran-day.js';
import { MediaItem } from '../src/media/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { upload } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const ask = (route: string, body?: unknown): Promise<Answer> => api.call(route, { token, ...(body ? { body } : {}) });

let made = 0;
async function aFile(): Promise<{ id: number }> {
  made += 1;
  return (await upload(api, token, aPdf({ page: `/Number ${made}` }), { name: 'برگه.pdf' })).body as { id: number };
}
async function addLot(productId: number, number: string, status: string): Promise<void> {
  const days = { producedOn: '2026-10-01', bestBefore: '2099-10-01' };
  const { body: lot } = await ask('POST /api/admin/lots', { number, productId, ...days, kilograms: 22_000 });
  await ask(`PUT /api/admin/lots/${lot.id}/status`, { status });
  const results = [{ parameter: 'brix', operator: 'equal', value: 70 }];
  const form = { laboratory: 'آزمایشگاه', analysedOn: '2026-10-05', results };
  const { body: analysis } = await ask(`POST /api/admin/lots/${lot.id}/analyses`, form);
  await ask(`POST /api/admin/analyses/${analysis.id}/publish`, {});
}
const papersOf = (id: number): Promise<Response> => fetch(`${api.url}/api/product-papers/${id}`);

/** The names in an archive, as Python reads them. */
async function namesIn(response: Response): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  try {
    const file = join(folder, 'papers.zip');
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
    const script =
      'import sys,json,zipfile;z=zipfile.ZipFile(sys.argv[1]);assert z.testzip() is None;print(json.dumps(z.namelist()))';
    return JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' })) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('all papers of a product', () => {
  it('are one archive: data sheet, valid documents, and certificates of lots on sale, with readable names', async () => {
    const today = dayOf(new Date());
    const documents = [
      { mediaId: (await aFile()).id, title: 'برگهٔ ایمنی: ۱/۲', kind: 'safety_sheet' },
      { mediaId: (await aFile()).id, title: 'پایان‌یافته', kind: 'halal', validUntil: dayBefore(today, 1) },
    ];
    const id = await addProduct(api, token, { name: 'کنسانتره سیب', documents });
    await addLot(id, 'AP-1', 'released');
    await addLot(id, 'AP-2', 'blocked');
    const response = await papersOf(id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toContain(`afshoreh-papers-${id}.zip`);
    expect(await namesIn(response)).toEqual([
      '01 برگهٔ مشخصات کنسانتره سیب.pdf',
      '02 برگهٔ ایمنی ۱ ۲.pdf',
      '03 برگهٔ آنالیز AP-1، نسخهٔ ۱.pdf',
    ]);
  });

  it('are refused above a hundred megabytes, and for no product', async () => {
    const { id: mediaId } = await aFile();
    const id = await addProduct(api, token, { documents: [{ mediaId, title: 'بزرگ', kind: 'other' }] });
    await api.database.write((tx) => tx.update(MediaItem, { id: mediaId }, { size: 100 * 1024 * 1024 + 1 }));
    const refused = await api.call(`GET /api/product-papers/${id}`);
    expect([refused.status, refused.body.code]).toEqual([413, 'lots.papers_too_large']);
    expect((await api.call('GET /api/product-papers/999999')).status).toBe(404);
  });
});
