import { expect, it } from '@jest/globals';
import { formatLongDate } from './long-date.js';

it('writes a Persian day of Tehran with the name of its month', () => {
  expect(formatLongDate('2025-05-18T09:00:00.000Z')).toBe('۲۸\u00a0اردیبهشت\u00a0۱۴۰۴');
  expect(formatLongDate('2025-03-20T20:29:00.000Z')).toBe('۳۰\u00a0اسفند\u00a0۱۴۰۳');
  expect(formatLongDate(new Date('2025-03-20T20:30:00.000Z'))).toBe('۱\u00a0فروردین\u00a0۱۴۰۴');
});
