import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { BrowserContext } from '@playwright/test';

import { approvedSeller, logInCustomer, startWithCart } from '../support/site';
import { expect, test } from '../support/test';
import { weigh, type Weight } from '../support/weight';

/**
 * `pages`: how many bytes of scripts and fonts a first visit may transfer.
 * `files`: the recorded size of each file, to name those that grew. `BUDGETS=write` records them again.
 */
interface Budgets {
  pages: Record<string, { scripts: number; fonts: number }>;
  files: Record<string, number>;
}

const FILE = resolve(import.meta.dirname, '../../libs/build/budgets.json');
const budgets = JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;
/** The files weighed so far. */
const files: Budgets['files'] = {};
const WRITES = process.env.BUDGETS === 'write';
/** Files that grew by less are not reported. */
const NOTICEABLE = 100;

/** Creates what a page needs; returns its address. */
async function prepare(context: BrowserContext, path: string): Promise<string> {
  if (path === '/sellers/{id}') return `/sellers/${await approvedSeller(context.request)}`;
  if (path.startsWith('/account')) await logInCustomer(context.request, 'سارا محمدی');
  if (path.startsWith('/cart')) await startWithCart(context);
  return path;
}

/** The files of a page that are new or grew, the worst first. */
function grown(weight: Weight): string[] {
  return Object.entries(weight.files)
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (budgets.files[name] ?? 0) }))
    .filter(({ by }) => by >= NOTICEABLE)
    .sort((one, other) => other.by - one.by)
    .map(({ name, bytes, by }) => `${name}: ${bytes} bytes, ${by} more than before`);
}

for (const [path, budget] of Object.entries(budgets.pages)) {
  test(`a first visit to ${path} stays within its budget of scripts and fonts`, async ({ context, page }) => {
    const address = await prepare(context, path);
    const weight = await weigh(page, address);
    expect(new URL(page.url()).pathname).toBe(address);
    Object.assign(files, weight.files);
    test.info().annotations.push({ type: path, description: `${weight.scripts} + ${weight.fonts} bytes` });
    if (WRITES) return;
    expect.soft(weight.scripts, `scripts of ${path}\n${grown(weight).join('\n')}`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(weight.fonts, `fonts of ${path}`).toBeLessThanOrEqual(budget.fonts);
    expect.soft(weight.scripts, `${path} has scripts at all`).toBeGreaterThan(0);
  });
}

test.afterAll(() => {
  if (!WRITES) return;
  const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify({ ...budgets, files: sorted }, null, 2)}\n`);
});
