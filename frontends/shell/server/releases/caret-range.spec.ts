import { expect, it } from '@jest/globals';

import { isInCaretRange } from './caret-range';

it.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.10.0', '^19.9.9', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.3.2', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['19.3.1-beta', '^19.3.1', false],
  ['19.3.1', '19.3.1', false],
  ['19.3.1', '^19', false],
  ['', '', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInCaretRange(version, range)).toBe(expected);
});
