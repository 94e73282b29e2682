import { describe, expect, it } from '@jest/globals';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationOf } from '.';

describe('the picture of a product', () => {
  it.each([
    ['کنسانتره سیب', 'apple', 'apple.svg'],
    ['پوره سیب', 'apple', 'apple-puree.svg'],
    ['رب گوجه‌فرنگی اسپتیک', 'tomato', 'tomato.svg'],
    ['رب اسپتیک ۳۶', 'tomato', 'tomato.svg'],
    ['کنسانتره انگور قرمز', 'grape', 'grape.svg'],
    ['کنسانتره انار', 'pomegranate', 'pomegranate.svg'],
    ['کنسانتره خرما', 'date', 'date.svg'],
    ['پوره زردآلو', 'apricot', 'apricot.svg'],
    ['پوره انبه', 'mango', 'mango.svg'],
    ['کنسانتره آلبالو', 'cherry', 'cherry.svg'],
    ['کنسانتره هویج', 'apple', 'apple.svg'],
    ['مربای هویج', 'apple', 'apple.svg'],
  ])('«%s» is of the family %s', (name, fruit, file) => {
    expect(illustrationOf(name)).toMatchObject({ fruit, src: `/${file}` });
  });
});

describe('the picture files', () => {
  const folder = join(__dirname, '../../assets/illustrations');
  it.each(readdirSync(folder))('%s is light', (file) => {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(file === 'hero.svg' ? 8192 : 4096);
  });
});

describe('the font', () => {
  it('is at most 45 KB', () => {
    expect(statSync(join(__dirname, '../../assets/vazirmatn.woff2')).size).toBeLessThanOrEqual(45 * 1024);
  });
});
