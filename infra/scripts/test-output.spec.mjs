import { describe, expect, it } from '@jest/globals';

import { totalsOf } from './lib/test-output.mjs';

describe('the output of a runner', () => {
  it('of Jest, for several projects, tells the counts, the failed tests and their files', () => {
    const output = `
PASS src/a.spec.ts
FAIL src/rules/quantity.spec.ts (5.1 s)
  ● Console

    console.error
  ● a quantity › may be a decimal
  ● a quantity › may be a decimal
Tests:       1 failed, 20 passed, 21 total
\u001b[7m\u001b[31m FAIL \u001b[39m\u001b[27m\u001b[46m web \u001b[49m \u001b[2msrc/\u001b[22m\u001b[1mframe.spec.tsx\u001b[22m
  ● Test suite failed to run
Tests:       4 passed, 4 total
`;
    expect(totalsOf(output)).toEqual({
      counted: true,
      passed: 24,
      failed: 1,
      broken: ['● a quantity › may be a decimal', '● Test suite failed to run'],
      specs: ['src/rules/quantity.spec.ts', 'src/frame.spec.tsx'],
    });
  });

  it('of Playwright counts tests that did not run as failed', () => {
    const output = `
  ✘   1 [admin] › specs/admin/media.spec.ts:12:3 › a picture is replaced (3.1s)
  1) [admin] › specs/admin/media.spec.ts:12:3 › a picture is replaced ──────

  1 failed
    [admin] › specs/admin/media.spec.ts:12:3 › a picture is replaced ───────
  2 did not run
  81 passed (4.4m)
`;
    expect(totalsOf(output)).toMatchObject({
      counted: true,
      passed: 81,
      failed: 3,
      specs: ['specs/admin/media.spec.ts'],
    });
  });

  it('of a check without tests has no counts', () => {
    expect(totalsOf('All matched files use Prettier code style!\n')).toMatchObject({ counted: false, specs: [] });
  });
});
