import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { meaningOf, testedProjects } from './lib/test-words.mjs';

const npmTest = (...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), ...words], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
};
const filesOf = (word) => Object.fromEntries(meaningOf([word], ['lint', 'unit']).files);

describe('a word behind `npm test --` means', () => {
  it('a part', () => {
    expect(meaningOf(['lint'], ['lint', 'unit'])).toEqual({ parts: ['lint'], files: new Map(), unknown: [] });
  });

  it('all unit tests of a project, also when spec files begin with its name', () => {
    expect(filesOf('cart')).toEqual({ 'frontends/cart': undefined });
    expect(Object.fromEntries(meaningOf(['cart.spec', 'cart'], []).files)).toMatchObject({
      'frontends/cart': undefined,
    });
  });

  it('spec files, each with the runner it is for', () => {
    expect(filesOf('checkout.spec')).toEqual({
      browser: ['frontends/e2e/specs/checkout.spec.ts'],
      'frontends/cart': ['frontends/cart/src/pages/checkout.spec.tsx'],
    });
    expect(filesOf('orders.api-spec')).toEqual({ api: ['backend/test/orders.api-spec.ts'] });
    expect(filesOf('frontends/libs/persian/src/quantity.spec.ts')).toEqual({
      'frontends/libs/persian': ['frontends/libs/persian/src/quantity.spec.ts'],
    });
  });

  it('each of several words, every file once', () => {
    const { files, parts, unknown } = meaningOf(['lint', 'quantity.spec', 'quantity', 'nonsense'], ['lint']);
    expect(parts).toEqual(['lint']);
    expect(files.get('frontends/libs/persian').filter((file) => file.endsWith('/quantity.spec.ts'))).toHaveLength(1);
    expect(unknown).toEqual(['nonsense']);
  });

  it('nothing, which is said with all that there is', () => {
    const { code, said } = npmTest('cart', 'nonsense');
    expect(code).toBe(1);
    expect(said).toMatch(/^nothing in the tests is called nonsense\n/);
    for (const name of ['api-sqlite', 'browser-phone', ...testedProjects().keys()]) expect(said).toContain(name);
  });

  it('help', () => {
    const { code, said } = npmTest('--help');
    expect(code).toBe(0);
    expect(said).toMatch(/^npm test +everything\n.*a part +compile, lint/s);
  });
});
