import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { addMedia } from './support/media.js';
import { fieldsOf } from './support/shop.js';

interface Certificate {
  id: number;
  name: string;
  number: string | null;
  version: number;
  onHome: boolean;
  onProduct: boolean;
  onAbout: boolean;
}

const api = await startApiForSpec();
const token = await api.loginAdmin();

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
const listed = async (): Promise<Certificate[]> => (await api.call('GET /api/certificates')).body as Certificate[];
const add = async (changes: Record<string, unknown> = {}): Promise<Certificate> =>
  (await ask('POST /api/certificates', { name: 'Halal', description: 'حلال بودن محصول', ...changes }))
    .body as Certificate;

describe('the certificates', () => {
  it('are the same on every page at first, without invented details', async () => {
    const certificates = await listed();
    expect(certificates.map(({ name }) => name)).toEqual(['ISO 22000', 'HACCP', 'ISO 9001', 'استاندارد ملی ایران']);
    for (const certificate of certificates) {
      expect(certificate).toMatchObject({ onHome: true, onProduct: true, onAbout: true });
      expect(certificate).toMatchObject({ issuer: null, number: null, validUntil: null, scan: null });
    }
  });

  it('get number, issuer, last day and scan from an admin', async () => {
    const { url } = await addMedia(api, token);
    const { id, version } = await add();
    const details = { issuer: 'شرکت بازرسی', number: 'IR-22000/14', validUntil: '2027-03-20', scan: url, onHome: true };
    const form = { name: 'Halal', description: 'حلال بودن محصول', ...details, version };
    expect((await ask(`PUT /api/certificates/${id}`, form)).status).toBe(200);
    expect((await listed()).at(-1)).toMatchObject({ id, ...details, version: version + 1 });
    const emptied = { ...form, number: '', validUntil: '', scan: '', version: version + 1 };
    expect((await ask(`PUT /api/certificates/${id}`, emptied)).body).toMatchObject({
      number: null,
      validUntil: null,
      scan: null,
      issuer: 'شرکت بازرسی',
    });
  });

  it('keep their scan in the library as long as they show it', async () => {
    const { id: mediaId, url } = await addMedia(api, token);
    const { id } = await add({ scan: url });
    const { status, body } = await ask(`DELETE /api/media/${mediaId}`);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('گواهی «Halal»')]);
    await ask(`DELETE /api/certificates/${id}`);
    expect((await listed()).map((each) => each.id)).not.toContain(id);
    expect((await ask(`DELETE /api/media/${mediaId}`)).status).toBe(204);
  });

  it.each([
    ['name', { name: ' ' }],
    ['description', { description: '' }],
    ['validUntil', { validUntil: '2027-02-30' }],
    ['validUntil', { validUntil: '1406/01/01' }],
    ['scan', { scan: 'https://example.com/a.pdf' }],
    ['scan', { scan: '/media/0123456789abcdef0123456789abcdef.webp' }],
    ['onHome', { onHome: 'yes' }],
  ])('are refused with a wrong %s: %j', async (field, changes) => {
    const answer = await ask('POST /api/certificates', { name: 'Halal', description: 'حلال', ...changes });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });

  it('are not overwritten unseen by two admins', async () => {
    const { id, version } = await add();
    const form = { name: 'Halal', description: 'حلال', version };
    expect((await ask(`PUT /api/certificates/${id}`, { ...form, number: '1' })).status).toBe(200);
    const late = await ask(`PUT /api/certificates/${id}`, { ...form, number: '2' });
    expect([late.status, late.body.code]).toEqual([409, 'content.certificate_changed_meanwhile']);
    expect((await listed()).find((each) => each.id === id)?.number).toBe('1');
  });
});
