import { afterEach, describe, expect, it } from '@jest/globals';
import { SectionVersion } from '../src/content/index.js';
import { bumpRevision } from '../src/database/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { startApiForSpec, type Answer } from './support/index.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(SectionVersion);
    await bumpRevision(tx);
  }),
);

const section = async (id: string): Promise<Answer['body']> =>
  (await api.call('GET /api/content')).body.sections.find((each: { id: string }) => each.id === id);
const save = (id: string, body: unknown): Promise<Answer> => api.call(`PUT /api/content/${id}`, { token, body });

describe('the content of the site', () => {
  it('has the five sections with the fields of the content screen', async () => {
    const { status, body } = await api.call('GET /api/content');
    expect(status).toBe(200);
    const fields = Object.fromEntries(
      body.sections.map(({ id, version: _version, ...texts }: Record<string, unknown>) => [
        id,
        Object.keys(texts).sort(),
      ]),
    );
    expect(fields).toEqual({
      hero: ['buttonText', 'buttonUrl', 'description', 'imageUrl', 'subtitle', 'title'],
      features: [
        'feature1_description',
        'feature1_icon',
        'feature1_title',
        'feature2_description',
        'feature2_icon',
        'feature2_title',
        'feature3_description',
        'feature3_icon',
        'feature3_title',
        'subtitle',
        'title',
      ],
      about: ['buttonText', 'buttonUrl', 'description', 'imageUrl', 'subtitle', 'title'],
      products: ['buttonText', 'buttonUrl', 'description', 'subtitle', 'title'],
      contact: ['description', 'imageUrl', 'subtitle', 'title'],
    });
  });

  it('begins with the specified defaults', async () => {
    expect(await section('hero')).toMatchObject({ buttonUrl: '/products', version: 0 });
    expect(await section('about')).toMatchObject({ buttonUrl: '/about', version: 0 });
    expect(await section('features')).toMatchObject({
      feature1_icon: 'quality',
      feature2_icon: 'price',
      feature3_icon: 'delivery',
    });
  });

  it('shows what was saved, and keeps the fields that were not named', async () => {
    const before = await section('hero');
    const revision = api.database.revision;
    const { status, body } = await save('hero', {
      title: ' میوه، فشرده در یک بشکه ',
      description: 'خط یک\nخط دو',
      imageUrl: '',
    });
    const after = { ...before, title: 'میوه، فشرده در یک بشکه', description: 'خط یک\nخط دو', version: 1 };
    expect([status, body]).toEqual([200, after]);
    expect(await section('hero')).toEqual(after);
    expect(api.database.revision).toBeGreaterThan(revision);
  });

  it.each(['hero', 'features', 'about', 'products', 'contact'])(
    'takes the %s section back as it was answered, and makes no version of what did not change',
    async (id) => {
      const { body: saved } = await save(id, { title: 'نسخهٔ یک' });
      const revision = api.database.revision;
      const audited = await api.database.read.countBy(AuditEntry, { subjectId: id });
      for (const body of [saved, { title: ' نسخهٔ یک ' }, {}]) {
        expect(await save(id, body)).toMatchObject({ status: 200, body: saved });
      }
      const restored = await api.call(`POST /api/content/${id}/versions/1/restore`, { token });
      expect([restored.status, restored.body]).toEqual([200, saved]);
      expect(api.database.revision).toBe(revision);
      expect(await api.database.read.countBy(AuditEntry, { subjectId: id })).toBe(audited);
    },
  );

  it('is for admins to change', async () => {
    for (const route of [
      'PUT /api/content/hero',
      'GET /api/content/hero/versions',
      'POST /api/content/hero/versions/0/restore',
    ]) {
      expect((await api.call(route, route.startsWith('PUT') ? { body: { title: 'عنوان' } } : {})).status).toBe(401);
    }
  });

  it('has no other sections', async () => {
    const { status, body } = await save('footer', { title: 'عنوان' });
    expect([status, body.code]).toEqual([404, 'content.section_not_found']);
  });

  it.each([
    ['title', 'hero', { title: ' ' }],
    ['title', 'hero', { title: null }],
    ['title', 'hero', { title: 'ع'.repeat(151) }],
    ['buttonUrl', 'hero', { buttonUrl: 'javascript:alert(1)' }],
    ['buttonUrl', 'about', { buttonUrl: '//evil.example' }],
    ['imageUrl', 'contact', { imageUrl: 'data:image/svg+xml,x' }],
    ['buttonUrl', 'contact', { buttonUrl: '/products' }],
    ['feature4_title', 'features', { feature4_title: 'چهارم' }],
    ['id', 'hero', { id: 'about' }],
    ['version', 'hero', { version: 'آخر' }],
    ['description', 'about', { description: { html: 'x' } }],
  ])('refuses a wrong %s of the %s section (%j)', async (field, id, body) => {
    const before = await section(id);
    const answer = await save(id, body);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field, message: expect.stringMatching(/[\u0600-\u06ff]/) }],
    ]);
    expect(await section(id)).toEqual(before);
  });

  it.each(['[]', '5', '"متن"'])('refuses a body that is %s', async (body) => {
    expect((await save('hero', body)).status).toBe(400);
  });
});

describe('two admins who edit one section', () => {
  it('do not overwrite each other unseen', async () => {
    await save('hero', { title: 'از نفر یکم', version: 0 });
    const second = await save('hero', { title: 'از نفر دوم', version: 0 });
    expect([second.status, second.body.code]).toEqual([409, 'content.changed_meanwhile']);
    expect((await section('hero')).title).toBe('از نفر یکم');
  });

  it('get one success and refusals when they save at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, number) => save('hero', { title: `نفر ${number}`, version: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await section('hero')).version).toBe(1);
  });

  it('work on different sections without hindering each other', async () => {
    const answers = await Promise.all(['hero', 'about', 'products'].map((id) => save(id, { title: 'همزمان' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('the versions of a section', () => {
  const versions = async (): Promise<Answer['body']> =>
    (await api.call('GET /api/content/hero/versions', { token })).body;
  const restore = (version: number | string): Promise<Answer> =>
    api.call(`POST /api/content/hero/versions/${version}/restore`, { token });

  it('are all kept, with who saved them and when', async () => {
    await save('hero', { title: 'نسخهٔ یک' });
    await save('hero', { title: 'نسخهٔ دو' });
    const list = await versions();
    expect(
      list.map(({ version, fields }: { version: number; fields: { title: string } }) => [version, fields.title]),
    ).toEqual([
      [2, 'نسخهٔ دو'],
      [1, 'نسخهٔ یک'],
      [0, expect.any(String)],
    ]);
    expect(list[0]).toMatchObject({ savedBy: 'مدیر سایت', savedAt: expect.stringMatching(/Z$/) });
    expect(list[2]).toMatchObject({ savedBy: null, savedAt: null });
  });

  it('can be made the newest again, down to the built-in text', async () => {
    const builtIn = await section('hero');
    await save('hero', { title: 'نسخهٔ یک' });
    await save('hero', { title: 'نسخهٔ دو' });
    expect(await restore(1)).toMatchObject({ status: 200, body: { title: 'نسخهٔ یک', version: 3 } });
    expect(await restore(0)).toMatchObject({ status: 200, body: { ...builtIn, version: 4 } });
    expect(await versions()).toHaveLength(5);
  });

  it.each([
    [7, 404, 'content.version_not_found'],
    ['آخر', 400, 'common.validation'],
  ])('without number %s answer so', async (version, status, code) => {
    const answer = await restore(version);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});
