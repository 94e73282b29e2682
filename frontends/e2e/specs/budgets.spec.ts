import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { expect, test } from '../support/test';
import { weigh, type Weight } from '../support/weight';

/**
 * `pages`: how many bytes of scripts and fonts a first visit may transfer (design §7: the home page 165 KB and 45 KB).
 * `files`: what each file weighed when that was written down, to say which one grew. `BUDGETS=write` writes them anew.
 */
interface Budgets {
  pages: Record<string, { scripts: number; fonts: number }>;
  files: Record<string, number>;
}

const FILE = resolve(import.meta.dirname, '../../budgets.json');
/** Files that grew by less are not worth a line. */
const NOTICEABLE = 100;

const budgetsOf = async () => JSON.parse(await readFile(FILE, 'utf8')) as Budgets;

/** The files of a page that are new or grew, the worst first. */
function grown({ files }: Weight, before: Budgets['files']): string[] {
  return Object.entries(files)
    .map(([name, bytes]) => ({ name, bytes, by: bytes - (before[name] ?? 0) }))
    .filter(({ by }) => by >= NOTICEABLE)
    .sort((one, other) => other.by - one.by)
    .map(({ name, bytes, by }) => `${name}: ${bytes} bytes, ${by} more than before`);
}

test('a first visit to each page stays within its budget of scripts and fonts', async ({ browser, baseURL }) => {
  const budgets = await budgetsOf();
  const files: Record<string, number> = {};
  for (const [path, budget] of Object.entries(budgets.pages)) {
    const context = await browser.newContext({ baseURL });
    const weight = await weigh(await context.newPage(), path);
    await context.close();
    Object.assign(files, weight.files);
    test.info().annotations.push({ type: path, description: `${weight.scripts} + ${weight.fonts} bytes` });
    const reasons = () => grown(weight, budgets.files).join('\n');
    if (process.env.BUDGETS === 'write') continue;
    expect.soft(weight.scripts, `scripts of ${path}\n${reasons()}`).toBeLessThanOrEqual(budget.scripts);
    expect.soft(weight.fonts, `fonts of ${path}\n${reasons()}`).toBeLessThanOrEqual(budget.fonts);
    expect.soft(weight.scripts, `${path} has scripts at all`).toBeGreaterThan(0);
  }
  if (process.env.BUDGETS === 'write') {
    const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    await writeFile(FILE, `${JSON.stringify({ ...budgets, files: sorted }, null, 2)}\n`);
  }
});
