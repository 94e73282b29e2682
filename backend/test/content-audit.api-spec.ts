import { afterEach, describe, expect, it } from '@jest/globals';
import { SectionVersion, Setting } from '../src/content/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { startApiForSpec } from './support/index.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    for (const entity of [AuditEntry, SectionVersion, Setting]) await tx.deleteAll(entity);
  }),
);

const entries = (): Promise<AuditEntry[]> => api.database.read.find(AuditEntry, { order: { id: 'ASC' } });

describe('the audit of the content', () => {
  it('says who saved which texts of a section, and what they were', async () => {
    const { sections } = (await api.call('GET /api/content')).body as { sections: { id: string; title: string }[] };
    await api.call('PUT /api/content/hero', { token, body: { title: 'عنوان تازه' } });
    expect(await entries()).toEqual([
      expect.objectContaining({
        action: 'saveSection',
        subject: 'section',
        subjectId: 'hero',
        by: 'مدیر سایت',
        before: { title: sections.find(({ id }) => id === 'hero')?.title, version: 0 },
        after: { title: 'عنوان تازه', version: 1 },
      }),
    ]);
  });

  it('says which version was restored to what', async () => {
    await api.call('PUT /api/content/hero', { token, body: { title: 'عنوان تازه' } });
    await api.call('POST /api/content/hero/versions/0/restore', { token });
    const [, restored] = await entries();
    expect(restored).toMatchObject({
      action: 'restoreSectionVersion',
      subjectId: 'hero',
      before: { title: 'عنوان تازه', version: 1 },
      after: { version: 2 },
    });
  });

  it('says which settings changed, and no others', async () => {
    await api.call('PUT /api/settings', { token, body: { siteTitle: 'افشرهٔ نو', callHours: { from: 9, to: 17 } } });
    expect(await entries()).toEqual([
      expect.objectContaining({
        action: 'updateSettings',
        subject: 'settings',
        subjectId: 'site',
        before: { version: 1, siteTitle: expect.any(String), callHours: { from: 8, to: 18, text: '۸ صبح تا ۶ عصر' } },
        after: { version: 2, siteTitle: 'افشرهٔ نو', callHours: { from: 9, to: 17, text: '۹ صبح تا ۵ عصر' } },
      }),
    ]);
  });

  it('has nothing about a change that was refused', async () => {
    await api.call('PUT /api/content/hero', { token, body: { title: 'دیر رسید', version: 7 } });
    await api.call('PUT /api/settings', { token, body: { usdRate: 0 } });
    expect(await entries()).toEqual([]);
  });
});
