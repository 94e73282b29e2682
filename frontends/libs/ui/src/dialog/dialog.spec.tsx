import { describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { axe, renderPage, screen, userEvent, waitFor } from '@afshoreh/testing';
import { Button } from '../button/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Example({ keepOnOutsidePress }: { keepOnOutsidePress?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>سفارش</Button>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title="ثبت سفارش"
          description="کنسانترهٔ سیب"
          keepOnOutsidePress={keepOnOutsidePress}
          footer={<Button>ثبت</Button>}
        >
          <input aria-label="نام" />
        </Dialog>
      )}
    </>
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'سفارش' }));
const pressBeside = () =>
  userEvent.setup({ pointerEventsCheck: 0 }).pointer({ keys: '[MouseLeft]', target: document.body });

describe('a dialog', () => {
  it('has its title for a name and its description, and passes axe', async () => {
    renderPage(<Example />);
    await open();
    expect(screen.getByRole('dialog', { name: 'ثبت سفارش' })).toHaveAccessibleDescription('کنسانترهٔ سیب');
    expect(await axe(document.body)).toEqual([]);
  });

  it('closes with Escape and with its close button, and restores the focus', async () => {
    renderPage(<Example />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'سفارش' })).toHaveFocus());
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes after a press outside', async () => {
    renderPage(<Example />);
    await open();
    await pressBeside();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open after a press outside when it has typed values', async () => {
    renderPage(<Example keepOnOutsidePress />);
    await open();
    await pressBeside();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('a confirmation dialog', () => {
  const show = (onConfirm: () => void, onClose: () => void = () => undefined) =>
    renderPage(
      <ConfirmDialog
        onClose={onClose}
        title="حذف محصول"
        description="این کار بازگشت‌پذیر نیست."
        confirmLabel="حذف"
        onConfirm={onConfirm}
      />,
    );

  it('has the safe button focused and passes axe', async () => {
    show(() => undefined);
    expect(screen.getByRole('alertdialog', { name: 'حذف محصول' })).toHaveAccessibleDescription(
      'این کار بازگشت‌پذیر نیست.',
    );
    expect(screen.getByRole('button', { name: 'انصراف' })).toHaveFocus();
    expect(await axe(document.body)).toEqual([]);
  });

  it('calls onConfirm only for the confirm button', async () => {
    const handleConfirm = jest.fn();
    const handleClose = jest.fn();
    show(handleConfirm, handleClose);
    await userEvent.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(handleClose).toHaveBeenCalledTimes(1);
    expect(handleConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'حذف' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
  });
});
