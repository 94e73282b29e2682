import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ValidationFailed } from '../src/common/errors/index.js';
import { isForeignKeyViolation } from '../src/database/index.js';
import { MediaItem, MediaUse, recordMediaUses, type MediaMention, type MediaPlace } from '../src/media/index.js';
import { startApi, type TestApi } from './support/index.js';

let api: TestApi;
let made = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A row of the library, without its files. */
async function anItem(): Promise<MediaItem> {
  const stem = randomBytes(16).toString('hex');
  const variant = { width: 320, height: 200, type: 'image/avif', filename: `${stem}-320.avif`, size: 100 } as const;
  const item = { stem, contentHash: stem, filename: `${stem}.webp`, originalFilename: 'سیب.jpg', variants: [variant] };
  const facts = { type: 'image/webp', isImage: true, size: 1000, width: 640, height: 400, color: null } as const;
  return api.database.write((tx) =>
    tx.save(MediaItem, tx.create(MediaItem, { ...item, ...facts, tags: '', createdAt: new Date() })),
  );
}

const aPlace = (): { place: MediaPlace; placeId: number; title: string } => {
  made += 1;
  return { place: 'post', placeId: made, title: `مقالهٔ ${made}` };
};
const record = (place: ReturnType<typeof aPlace>, ...mentions: MediaMention[]): Promise<void> =>
  api.database.write((tx) => recordMediaUses(tx, place, mentions));
const usedBy = async ({ place, placeId }: ReturnType<typeof aPlace>): Promise<number[]> =>
  (await api.database.read.findBy(MediaUse, { place, placeId: String(placeId) }))
    .map(({ mediaId }) => mediaId)
    .sort((a, b) => a - b);

describe('the media that a thing shows', () => {
  it.each([
    ['an address', (item: MediaItem) => item.url],
    ['a picture in HTML', (item: MediaItem) => `<p>متن</p><img alt="" src="${item.url}">`],
    [
      'a variant in a srcset',
      (item: MediaItem) => `<img srcset="/media/${item.stem}-320.avif 320w, ${item.url} 640w">`,
    ],
    ['a picture in Markdown', (item: MediaItem) => `متن ![سیب](${item.url}) متن`],
    ['an address with the name of a host', (item: MediaItem) => `https://afshoreh.example${item.url}`],
    ['an address with a query', (item: MediaItem) => `${item.url}?v=2`],
  ])('is found in %s', async (_where, textOf) => {
    const item = await anItem();
    const place = aPlace();
    await record(place, { field: 'image', text: textOf(item) });
    expect(await usedBy(place)).toEqual([item.id]);
  });

  it('is found by id, and counted once however often it is shown', async () => {
    const item = await anItem();
    const other = await anItem();
    const place = aPlace();
    await record(
      place,
      { field: 'image', text: `${item.url} ${item.url}` },
      { field: 'documents', ids: [item.id, other.id] },
    );
    expect(await usedBy(place)).toEqual([item.id, other.id]);
  });

  it('is replaced by what is saved next, and forgotten with the thing', async () => {
    const item = await anItem();
    const other = await anItem();
    const place = aPlace();
    await record(place, { field: 'image', text: item.url });
    await record(place, { field: 'image', text: other.url });
    expect(await usedBy(place)).toEqual([other.id]);
    await record(place);
    expect(await usedBy(place)).toEqual([]);
  });

  it.each(['', null, undefined, 'https://elsewhere.example/media/a.jpg', '/products', 'رسانه: media/x'])(
    'may be none: %j',
    async (text) => {
      const place = aPlace();
      await record(place, { field: 'image', text });
      expect(await usedBy(place)).toEqual([]);
    },
  );

  it.each([
    ['/media/apple.webp'],
    [`/media/${'0'.repeat(32)}.webp`],
    ['/media/'],
    ['<img src="/media/apple.webp">'],
    ['![x](/media/../api/orders)'],
  ])('must be in the library: %s', async (text) => {
    const item = await anItem();
    const place = aPlace();
    await record(place, { field: 'image', text: item.url });
    const failure = await record(place, { field: 'content', text }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ValidationFailed);
    expect((failure as ValidationFailed).errors.map(({ field }) => field)).toEqual(['content']);
    // Nothing of a refused change is stored.
    expect(await usedBy(place)).toEqual([item.id]);
  });

  it('must be in the library by its id, and a variant must be one that was made', async () => {
    const item = await anItem();
    const place = aPlace();
    await expect(record(place, { field: 'factoryImages', ids: [item.id, 999_999] })).rejects.toThrow(ValidationFailed);
    await expect(record(place, { field: 'image', text: `/media/${item.stem}-9.avif` })).rejects.toThrow(
      ValidationFailed,
    );
  });
});

describe('a file that is deleted and taken into use at the same moment', () => {
  it('is either kept or refused, never shown by a thing without being there', async () => {
    for (let round = 0; round < 10; round += 1) {
      const item = await anItem();
      const place = aPlace();
      const remove = (): Promise<unknown> => api.database.write((tx) => tx.delete(MediaItem, { id: item.id }));
      const use = (): Promise<void> => record(place, { field: 'image', text: item.url });
      const [first, second] = round % 2 === 0 ? [remove, use] : [use, remove];
      const failures = (await Promise.allSettled([first(), second()]))
        .filter(({ status }) => status === 'rejected')
        .map((result) => (result as PromiseRejectedResult).reason as unknown);
      expect(failures).toHaveLength(1);
      const there = await api.database.read.existsBy(MediaItem, { id: item.id });
      expect(await usedBy(place)).toEqual(there ? [item.id] : []);
      expect(there ? isForeignKeyViolation(failures[0]) : failures[0] instanceof ValidationFailed).toBe(true);
    }
  });
});
