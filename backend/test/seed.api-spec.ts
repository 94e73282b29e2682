import { describe, expect, it } from '@jest/globals';
import { toPersianDigits } from '@afshoreh/persian';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dayBefore, dayOf } from '../src/common/tehran-day.js';
import { startApiForSpec } from './support/index.js';

const api = await startApiForSpec({ seed: true });

describe('the demonstration catalogue', () => {
  it('has at least fourteen products over all chips, each with its technical values', async () => {
    const { body } = await api.call('GET /api/products?limit=100');
    const products = body as Record<string, unknown>[];
    expect(products.length).toBeGreaterThanOrEqual(14);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(['apple', 'tomato', 'grape', 'other']));
    expect(products.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(3);
    for (const product of products) {
      const missing = Object.keys(product).filter((field) => product[field] === null);
      expect([product.name, missing.filter((field) => !['image', 'indicativePrice'].includes(field))]).toEqual([
        product.name,
        [],
      ]);
    }
  });

  it('shows the six prices of the price list at 83,000 toman a dollar', async () => {
    const { body } = await api.call('GET /api/products?sort=price-low&limit=100');
    const priced = (body as { name: string; indicativePrice: { tomanPerTon: number } | null }[])
      .filter(({ indicativePrice }) => indicativePrice)
      .map(({ name, indicativePrice }) => [name, indicativePrice?.tomanPerTon]);
    expect(priced).toEqual([
      ['رب گوجه‌فرنگی', 74_700_000],
      ['کنسانترهٔ خرما', 141_100_000],
      ['پورهٔ سیب', 166_000_000],
      ['کنسانترهٔ آلبالو', 166_000_000],
      ['پورهٔ زردآلو', 182_600_000],
      ['پورهٔ انبه', 207_500_000],
    ]);
  });

  it('shows pictures that the shell has', async () => {
    const { body } = await api.call('GET /api/products?limit=100');
    const pictures = (body as { image: string | null }[]).flatMap(({ image }) => image ?? []);
    expect(new Set(pictures).size).toBe(7);
    for (const picture of pictures) expect(existsSync(join('../frontends/shell/public', picture))).toBe(true);
  });

  it('says one weight of a pack everywhere: in its weight, its packaging and its pack', async () => {
    const { body } = await api.call('GET /api/products?limit=100');
    const products = body as { name: string; weight: string; packaging: string; pack: { kilograms: number } | null }[];
    for (const { name, weight, packaging, pack } of products) {
      const [first = ''] = /[۰-۹]+(?= کیلوگرم)/.exec(packaging) ?? [];
      // A packaging in litres names no weight.
      if (first) expect([name, weight]).toEqual([name, `${first} کیلوگرم`]);
      expect([name, pack && `${toPersianDigits(pack.kilograms)} کیلوگرم`]).toEqual([name, weight]);
    }
    expect(products.filter(({ packaging }) => packaging.includes('کیلوگرم')).length).toBeGreaterThanOrEqual(9);
  });

  it('is written in Persian letters and digits only', async () => {
    const { body } = await api.call('GET /api/products?limit=100');
    expect(JSON.stringify(body)).not.toMatch(/[يك٠-٩]/);
    for (const { name, description } of body as { name: string; description: string }[])
      expect(name + description).not.toMatch(/[0-9]/);
  });
});

describe('the demonstration company', () => {
  it('has approved sellers, so that the partners whose words are quoted have names', async () => {
    const { body } = await api.call('GET /api/sellers');
    expect((body as object[]).length).toBeGreaterThanOrEqual(3);
  });

  it('has certificates in force, each with number, issuer and last day', async () => {
    const { body } = await api.call('GET /api/certificates');
    const proven = (body as Record<string, string | null>[]).filter(
      ({ number, issuer, validUntil }) => number && issuer && validUntil,
    );
    expect(proven.map(({ name }) => name)).toEqual(['ISO 22000', 'HACCP', 'ISO 9001']);
    const today = new Date().toISOString().slice(0, 10);
    for (const { validUntil } of proven) expect(String(validUntil) > today).toBe(true);
  });
});

describe('the demonstration documents', () => {
  interface Shown {
    title: string;
    kind: string;
    validUntil: string | null;
    url: string;
    size: number;
  }

  const documentsOf = async (name: string): Promise<Shown[]> => {
    const { body } = await api.call(`GET /api/products?q=${encodeURIComponent(name)}`);
    const [{ id }] = body as [{ id: number }];
    return (await api.call(`GET /api/products/${id}`)).body.documents as Shown[];
  };

  it('are PDFs of three products, each small enough for a mail, and each says that it is a sample', async () => {
    const shown = await Promise.all(['کنسانترهٔ سیب', 'کنسانترهٔ انار', 'رب گوجه‌فرنگی'].map(documentsOf));
    expect(shown.map((documents) => documents.map(({ kind }) => kind))).toEqual([
      ['safety_sheet', 'allergens', 'halal', 'pesticides'],
      ['safety_sheet', 'halal'],
      ['allergens', 'pesticides'],
    ]);
    for (const { url, size } of shown.flat()) {
      const file = Buffer.from(await (await fetch(api.url + url)).arrayBuffer());
      expect([file.subarray(0, 5).toString(), file.length]).toEqual(['%PDF-', size]);
      expect(size).toBeLessThan(150_000);
    }
    const [library] = (await api.call('GET /api/media?limit=1', { token: await api.loginAdmin() })).body;
    expect(library).toMatchObject({ tags: 'نمونه' });
  });

  it('has one that expires within the days for which staff are warned, and none that has expired', async () => {
    const today = dayOf(new Date());
    const days = (await documentsOf('کنسانترهٔ سیب')).map(({ validUntil }) => validUntil);
    expect(days.filter((day) => day !== null && day <= dayBefore(today, -30))).toEqual([dayBefore(today, -21)]);
    const { body } = await api.call('GET /api/dashboard', { token: await api.loginAdmin() });
    expect(body.waiting.documents).toBe(1);
  });
});
