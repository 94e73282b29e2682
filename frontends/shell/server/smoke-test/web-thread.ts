import { parentPort, workerData } from 'node:worker_threads';

import { BrowserTab, type Jsdom } from './browser-tab';
import type { Visitor } from './visitors';

/* The thread of the smoke test that shows pages, with the shell that was built together with it. */

export interface WebThreadData {
  /** The path of jsdom's module. */
  jsdom: string;
  /** The document of every page, and the scripts of shell and release: address → text. */
  html: string;
  files: Record<string, string>;
  /** The pages to open, one after the other, for each kind of visitor. */
  addresses: readonly string[];
  visitors: readonly Visitor[];
}
/** The problems, a line each. */
export type WebThreadResult = string[];

/** After this many problems the test stops: they are enough to start fixing. */
const MOST_PROBLEMS = 5;

const lineOf = (error: unknown) => String(error).split('\n', 1)[0] ?? '';

async function problemOf(tab: BrowserTab, address: string): Promise<string | undefined> {
  try {
    await tab.visit(address);
  } catch (error) {
    // Use the first error: the bundler's later error only says that a file is missing.
    return `its code for browsers does not load: ${lineOf(tab.errors[0] ?? error)}`;
  }
  return tab.errors.length > 0 ? `${address} fails in a browser: ${lineOf(tab.errors[0])}` : undefined;
}

async function problemsOf(jsdom: Jsdom, { addresses, ...options }: WebThreadData, visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  let tab: BrowserTab | undefined;
  for (const address of addresses) {
    if (problems.length === MOST_PROBLEMS) break;
    tab ??= new BrowserTab(jsdom, { ...options, visitor, address });
    const problem = await problemOf(tab, address);
    if (problem === undefined) continue;
    problems.push(problem);
    // A new tab, so that leftovers of a failed page do not affect the next one.
    tab.close();
    tab = undefined;
  }
  tab?.close();
  return problems;
}

async function allProblems(data: WebThreadData): Promise<string[]> {
  const { default: jsdom } = (await import(/* webpackIgnore: true */ data.jsdom)) as { default: Jsdom };
  for (const visitor of data.visitors) {
    const problems = await problemsOf(jsdom, data, visitor);
    if (problems.length > 0) return [...new Set(problems)];
  }
  return [];
}

// A rejected promise that nobody awaits does not stop a browser either.
process.on('unhandledRejection', () => undefined);
void allProblems(workerData as WebThreadData).then((problems) => {
  parentPort?.postMessage(problems satisfies WebThreadResult);
});
