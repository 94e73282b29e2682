import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { definedErrors } from '../src/common/errors/index.js';
import type { OpenApiDocument } from '../src/operations/openapi/index.js';
import { callsOf } from './support/document.js';
import { newKey } from './support/api-keys.js';
import { startApi, type TestApi } from './support/index.js';
import { addProduct } from './support/shop.js';

const run = promisify(execFile);
let api: TestApi;
let page: string;

beforeAll(async () => {
  api = await startApi({ seed: true });
  page = await (await fetch(`${api.url}/api/reference`)).text();
  // A busy machine needs long to start a seeded system.
}, 120_000);
afterAll(() => api.close());

const matches = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, found = '']) => found);

describe('the reference', () => {
  it('is at most 300 KB as transferred, and a 304 for whoever has it', async () => {
    const request = new Request(`${api.url}/api/reference`, { headers: { 'Accept-Encoding': 'gzip' } });
    const { headers } = await fetch(request);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBeLessThan(300_000);
    const again = await fetch(`${api.url}/api/reference`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('loads nothing from another host', () => {
    const loaded = matches(/<(?:link|script|img)\b[^>]*\b(?:href|src)="([^"]*)"/g);
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((address) => !/^(data:,|\/api\/reference\/)/.test(address))).toEqual([]);
  });

  it('has an address for each operation, schema and error, and no link to a place that is missing', async () => {
    const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
    const ids = matches(/\bid="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const expected = [
      ...callsOf(document).map(({ operation }) => operation.operationId),
      ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
      ...definedErrors.map(({ code }) => `error-${code}`),
    ];
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
    expect(matches(/href="#([^"]*)"/g).filter((id) => !ids.includes(decodeURIComponent(id)))).toEqual([]);
  });

  it('says of each error in Persian and English what happened and what to do', () => {
    const rows = matches(/<tr id="error-[^"]*"[^>]*>(.*?)<\/tr>/gs);
    expect(rows.length).toBe(definedErrors.length);
    const cell = /<td>[A-Z][^<]{5,}\.<p lang="fa" dir="rtl">[^<]{5,}\.<\/p><\/td>/g;
    expect(rows.filter((row) => row.match(cell)?.length !== 2)).toEqual([]);
  });
});

it('has one code for each error', () => {
  const codes = definedErrors.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

/** The guides' programs, by language; the address in them is replaced by that of the test's site. */
const guides = new URL('../assets/guides/', import.meta.url);
const commands = { sh: 'sh', ts: process.execPath, python: 'python3' };
type Language = keyof typeof commands;

async function programsOf(file: string): Promise<[Language, string][]> {
  const text = await readFile(new URL(file, guides), 'utf8');
  return [...text.matchAll(/```(sh|ts|python)\n(.*?)```/gs)].map(([, language, code = '']) => [
    language as Language,
    code.replaceAll('http://localhost:8080', api.url),
  ]);
}

async function execute(language: Language, code: string, env: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'afshoreh-guide-'));
  const file = join(folder, 'program.mjs');
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } as const;
  await writeFile(file, language === 'ts' ? (await transform(code, options)).code : code);
  const { stdout } = await run(commands[language], [file], { timeout: 30_000, env: { ...process.env, ...env } });
  await rm(folder, { recursive: true });
  return stdout;
}

describe('the programs of the guides', () => {
  it.each(['first-order.en.md', 'first-order.fa.md'])(
    'of %s each place one order, of the product that they chose',
    async (file) => {
      // The product with the first id may be gone on a real site.
      await api.call('DELETE /api/products/1', { token: await api.loginAdmin() });
      const [chosen] = (await api.call('GET /api/products?category=apple&limit=1')).body;
      const programs = await programsOf(file);
      expect(programs.map(([language]) => language)).toEqual(['sh', 'ts', 'python']);
      for (const [language, code] of programs) {
        const before = await orders();
        expect(await execute(language, code)).toMatch(/\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/);
        expect(await orders()).toBe(before + 1);
        const [newest] = (await api.call('GET /api/orders?limit=1', { token: await api.loginAdmin() })).body;
        expect(newest.items[0].productName).toBe(chosen.name);
      }
    },
    60_000,
  );

  it.each(['keep-in-step.en.md', 'keep-in-step.fa.md'])(
    'of %s each read the product that has changed since the cursor',
    async (file) => {
      const { secret: KEY } = await newKey(api, ['catalogue:read']);
      const { cursor: CURSOR } = (await api.call('GET /api/changes', { token: KEY })).body;
      const product = await addProduct(api, await api.loginAdmin());
      const programs = await programsOf(file);
      expect(programs.map(([language]) => language)).toEqual(['sh', 'ts', 'python']);
      for (const [language, code] of programs) {
        const said = await execute(language, code, { KEY, CURSOR });
        const expected = { kind: 'products', id: product, type: 'created' };
        if (language === 'sh') expect(JSON.parse(said)).toMatchObject({ changes: [expected], hasMore: false });
        else expect(said).toBe(`created ${product}\n`);
      }
    },
    60_000,
  );

  it.each(['write-by-own-ids.en.md', 'write-by-own-ids.fa.md'])(
    'of %s each add a product by its SKU and then change one field of it',
    async (file) => {
      const { secret: KEY } = await newKey(api, ['catalogue:read', 'catalogue:write', 'prices:write']);
      const programs = await programsOf(file);
      expect(programs.map(([language]) => language)).toEqual(['sh', 'ts', 'python']);
      for (const [language, code] of programs) {
        const SKU = `${language}-${file.split('.')[1]}`.toUpperCase();
        const stored = JSON.parse(await execute(language, code, { KEY, SKU })) as object;
        expect(stored).toMatchObject({ sku: SKU, name: 'کنسانترهٔ سیب', origin: 'سمیرم', version: 2 });
      }
    },
    60_000,
  );

  it('are all of them tried', async () => {
    const files = (await readdir(guides)).filter((name) => name.endsWith('.md'));
    const withPrograms = await Promise.all(
      files.map(async (file) => ((await programsOf(file)).length > 0 ? [file] : [])),
    );
    expect(withPrograms.flat().sort()).toEqual([
      'first-order.en.md',
      'first-order.fa.md',
      'keep-in-step.en.md',
      'keep-in-step.fa.md',
      'write-by-own-ids.en.md',
      'write-by-own-ids.fa.md',
    ]);
  });
});

async function orders(): Promise<number> {
  const { headers } = await api.call('GET /api/orders?limit=1', { token: await api.loginAdmin() });
  return Number(headers.get('X-Total-Count'));
}
