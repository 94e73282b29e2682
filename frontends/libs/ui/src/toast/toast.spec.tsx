import { describe, expect, it, jest } from '@jest/globals';
import { act, axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { Dialog } from '../dialog';
import { ToastHost, presentToast } from './toast-host';

describe('a toast', () => {
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

  it('can be acted on while a dialog is open, which stays', async () => {
    const undo = jest.fn();
    const handleClose = jest.fn();
    renderPage(
      <>
        <ToastHost />
        <Dialog onClose={handleClose} title="سفارش">
          <p>جزئیات</p>
        </Dialog>
      </>,
    );
    act(() =>
      presentToast({ tone: 'success', title: 'وضعیت به‌روز شد', action: { label: 'بازگردانی', onClick: undo } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'بازگردانی' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(handleClose).not.toHaveBeenCalled();
  });
});
