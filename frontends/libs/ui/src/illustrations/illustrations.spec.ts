import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingOf } from '@afshoreh/persian';
import { illustrationOf } from '.';

describe('the picture of a product', () => {
  it.each([
    ['کنسانترهٔ سیب', 'apple', 'apple.svg'],
    ['پورهٔ سیب', 'apple', 'apple-puree.svg'],
    ['رب گوجه‌فرنگی اسپتیک', 'tomato', 'tomato.svg'],
    ['رب اسپتیک ۳۶', 'tomato', 'tomato.svg'],
    ['کنسانترهٔ انگور قرمز', 'grape', 'grape.svg'],
    ['کنسانترهٔ انار', 'pomegranate', 'pomegranate.svg'],
    ['کنسانترهٔ خرما', 'date', 'date.svg'],
    ['پورهٔ زردآلو', 'apricot', 'apricot.svg'],
    ['پورهٔ انبه', 'mango', 'mango.svg'],
    ['کنسانترهٔ آلبالو', 'cherry', 'cherry.svg'],
    ['کنسانترهٔ هویج', 'apple', 'apple.svg'],
    ['مربای هویج', 'apple', 'apple.svg'],
    // Products without their own picture have the tint of their fruit.
    ['پورهٔ هلو', 'apricot', 'apple-puree.svg'],
    ['کنسانترهٔ توت سیاه', 'grape', 'apple.svg'],
  ])('«%s» is of the family %s', (name, fruit, file) => {
    expect(illustrationOf(name)).toMatchObject({ fruit, src: `/${file}` });
  });

  it.each([
    ['بشکه', '/mango.svg'],
    ['سطل', '/assets/products/mango-pail.svg'],
    ['مخزن', '/assets/products/mango-tank.svg'],
    ['فلکسی‌تانک', '/assets/products/mango-bag.svg'],
    ['کارتن', '/assets/products/mango-alone.svg'],
    [null, '/mango.svg'],
  ])('shows the pack «%s», never another one', (pack, src) => {
    expect(illustrationOf('پورهٔ انبه', pack).src).toBe(src);
  });
});

const served = join(__dirname, '../../../../shell/public');
const cards = join(__dirname, '../../../../../backend/assets/open-graph');

it.each(['سیب', 'گوجه', 'انگور', 'انار', 'خرما', 'زردآلو', 'انبه', 'آلبالو'])(
  'every drawing of «%s» is served, on pages and for messengers',
  (name) => {
    for (const pack of ['سطل', 'مخزن', 'کیسه', 'کارتن']) {
      const { src } = illustrationOf(name, pack);
      expect(existsSync(join(served, src))).toBe(true);
      expect(existsSync(join(cards, `${drawingOf(name, pack).file}.png`))).toBe(true);
    }
  },
);

describe('the picture files', () => {
  const folders = [join(__dirname, '../../assets/illustrations'), join(served, 'assets/products')];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => ({ file, path: join(folder, file) })));
  it.each(files)('$file is small', ({ file, path }) => {
    expect(statSync(path).size).toBeLessThanOrEqual(file === 'hero.svg' ? 8192 : 4096);
  });
});

describe('the icons of the site', () => {
  const manifest = JSON.parse(readFileSync(join(served, 'site.webmanifest'), 'utf8')) as {
    lang: string;
    dir: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  const sizeOf = async (src: string) => {
    const { format, width, height } = await sharp(join(served, src)).metadata();
    return [format, `${width}x${height}`];
  };

  it('are described in Persian, from right to left', () => {
    expect(manifest).toMatchObject({ lang: 'fa-IR', dir: 'rtl' });
  });

  it('have the sizes in the manifest, and one is maskable', async () => {
    const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pngs.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of pngs) expect(await sizeOf(src)).toEqual(['png', sizes]);
    expect(await sizeOf('/apple-touch-icon.png')).toEqual(['png', '180x180']);
  });
});

describe('the covers of the blog', () => {
  const folder = join(served, 'assets/blog');
  const names = readdirSync(folder);
  const drawings = names.filter((name) => name.endsWith('.svg'));

  it.each(drawings)('%s is small, and its PNG for messengers too', (name) => {
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(8192);
    expect(statSync(join(folder, name.replace('.svg', '.png'))).size).toBeLessThanOrEqual(32 * 1024);
  });

  it('exist for six categories', () => {
    expect(drawings).toHaveLength(6);
  });
});

describe('the font', () => {
  it('is at most 45 KB', () => {
    expect(statSync(join(__dirname, '../../assets/vazirmatn.woff2')).size).toBeLessThanOrEqual(45 * 1024);
  });
});
