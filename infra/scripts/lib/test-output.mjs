/** Parses the output of Jest and Playwright: the numbers of tests, and the names of failed ones. */

/** A failed test in Playwright's summary («    [phone] › …») and in Jest's («  ● describe › test»). */
const FAILED_TEST = /^ {4}\[[\w-]+\] › |^ {2}● (?!Console$)/;
/** A failed spec file in Playwright's summary («    [phone] › specs/x.spec.ts:3:1 › …») and in Jest's («FAIL web src/x.spec.ts»). */
const FAILED_SPEC = /^(?: {4}\[[\w-]+\] › | ?FAIL +(?:\S+ +)?)(\S+\.(?:api-)?spec\.(?:tsx?|mjs))/;

/**
 * Adds up the totals of Jest («Tests: 1 failed, 2 passed, 3 total») and Playwright («  2 passed (3s)»). Returns `counted`
 * (false when there were none), `passed`, `failed`, and the names of failed tests (`broken`) and of their files (`specs`).
 */
export function totalsOf(output) {
  // eslint-disable-next-line no-control-regex -- colours are control characters
  const lines = output.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  const totals = { passed: 0, failed: 0, counted: false };
  for (const line of lines) {
    const jest = /^\s*Tests:\s+(.*\d+ total)/.exec(line)?.[1];
    const playwright = /^\s+\d+ (passed|failed|did not run|interrupted)\b/.test(line) ? line : undefined;
    const summary = jest ?? playwright;
    if (summary === undefined) continue;
    totals.counted = true;
    totals.passed += Number(/(\d+) passed/.exec(summary)?.[1] ?? 0);
    totals.failed += Number(/(\d+) (?:failed|did not run|interrupted)/.exec(summary)?.[1] ?? 0);
  }
  const broken = lines.filter((line) => FAILED_TEST.test(line)).map((line) => line.trim());
  const specs = lines.map((line) => FAILED_SPEC.exec(line)?.[1]).filter((spec) => spec !== undefined);
  return { ...totals, broken: [...new Set(broken)], specs: [...new Set(specs)] };
}
