import { describe, expect, it, jest } from '@jest/globals';

import { onToast, showToast } from './toasts';

describe('a toast', () => {
  it('is passed to the listener until it unsubscribes', () => {
    const listener = jest.fn();
    const stop = onToast(listener);
    const toast = { tone: 'error', title: 'خطا در ثبت سفارش', description: 'لطفاً مجدداً تلاش کنید' } as const;
    showToast(toast);
    expect(listener).toHaveBeenCalledWith(toast);
    stop();
    showToast(toast);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
