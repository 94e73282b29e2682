import { describe, expect, it, jest } from '@jest/globals';
import { act, axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { onToast } from '@afshoreh/contracts';
import { toast } from './toast';
import { ToastHost, presentToast } from './toast-host';

describe('a toast', () => {
  it('travels to whoever hosts toasts', () => {
    const listener = jest.fn();
    const stop = onToast(listener);
    toast.error({ title: 'خطا در ثبت سفارش', description: 'لطفا مجددا تلاش کنید' });
    expect(listener).toHaveBeenCalledWith({
      tone: 'error',
      title: 'خطا در ثبت سفارش',
      description: 'لطفا مجددا تلاش کنید',
    });
    stop();
  });

  it('that came before its host is shown, can be acted on and closed', async () => {
    const undo = jest.fn();
    presentToast({ tone: 'success', title: 'حذف شد', action: { label: 'بازگردانی', onClick: undo } });
    const { container } = renderPage(<ToastHost />);
    expect(await screen.findByRole('status')).toHaveTextContent('حذف شد');
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'بازگردانی' }));
    expect(undo).toHaveBeenCalledTimes(1);

    act(() => presentToast({ tone: 'error', title: 'نشد' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('نشد');
  });
});
