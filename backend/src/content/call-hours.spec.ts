import { describe, expect, it } from '@jest/globals';
import { callHoursText } from './call-hours.js';

describe('callHoursText', () => {
  it.each([
    [8, 18, '۸ صبح تا ۶ عصر'],
    [0, 12, '۰ صبح تا ۱۲ ظهر'],
    [10, 14, '۱۰ صبح تا ۲ بعدازظهر'],
    [12, 21, '۱۲ ظهر تا ۹ شب'],
    [9, 24, '۹ صبح تا ۱۲ شب'],
  ])('says %d to %d', (from, to, text) => expect(callHoursText({ from, to })).toBe(text));
});
