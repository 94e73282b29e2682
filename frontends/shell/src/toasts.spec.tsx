import { describe, expect, it, jest } from '@jest/globals';
import { showToast } from '@afshoreh/contracts';
import { act, axe, renderPage, screen, userEvent, waitFor } from '@afshoreh/testing';

import { Toasts } from './toasts';

let connected = true;
jest.mock('@afshoreh/ui/toast-host', () => {
  if (!connected) throw new Error('the chunk did not come');
  return jest.requireActual('@afshoreh/ui/toast-host');
});

/** Shows a toast and waits until loading its host has succeeded or failed. */
const show = (toast: Parameters<typeof showToast>[0]) =>
  act(async () => {
    showToast(toast);
    await Promise.resolve();
  });

describe('toasts', () => {
  it('are shown in a simple form while their code cannot be loaded, and by the library afterwards', async () => {
    connected = false;
    const undo = jest.fn();
    const { container } = renderPage(<Toasts />);
    await show({ tone: 'error', title: 'خروج انجام نشد', description: 'لطفاً دوباره تلاش کنید.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('خروج انجام نشدلطفاً دوباره تلاش کنید.');
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('alert')).toBeNull();

    await show({ tone: 'info', title: 'سبد خرید خالی شد', action: { label: 'بازگرداندن', onClick: undo } });
    expect(await screen.findByRole('status')).toHaveTextContent('سبد خرید خالی شد');
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'بازگرداندن' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();

    await show({ tone: 'info', title: 'هنوز نه' });
    await screen.findByText('هنوز نه');
    connected = true;
    await show({ tone: 'success', title: 'پیام شما با موفقیت ارسال شد' });
    expect(await screen.findByText('پیام شما با موفقیت ارسال شد')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-sonner-toaster]')).not.toBeNull());
    expect(screen.queryByText('هنوز نه')).toBeNull();
  });
});
