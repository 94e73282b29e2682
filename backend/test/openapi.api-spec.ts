import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { documentTextOf } from '../src/operations/index.js';
import { startApi } from './support/index.js';

it('has the committed openapi.json say what the code says (npm run openapi -w backend)', async () => {
  const api = await startApi();
  try {
    const committed = await readFile(new URL('../openapi.json', import.meta.url), 'utf8');
    expect(documentTextOf(api.api.app)).toBe(committed);
  } finally {
    await api.close();
  }
});
