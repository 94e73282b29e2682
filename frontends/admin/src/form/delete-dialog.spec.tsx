import { api, dataOf } from '@afshoreh/api-client';
import { onToast, type Toast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { mockApi, axe, problem, renderPage, screen, userEvent, within, type Answer } from '@afshoreh/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';

const product = { id: 7, name: 'پورهٔ سیب' };

function Screen() {
  const [asked, setAsked] = useState<typeof product | null>(product);
  const remove = useMutation({
    mutationFn: ({ id }: typeof product) => api.DELETE('/products/{id}', { params: { path: { id } } }).then(dataOf),
  });
  if (!asked) return <p>فهرست</p>;
  return (
    <DeleteDialog
      item={asked}
      title="حذف محصول"
      text="این کار بازگشت‌پذیر نیست."
      failed="محصول حذف نشد"
      remove={remove}
      onClose={() => setAsked(null)}
    />
  );
}

/** Confirms the deletion. The server returns the given responses one after the other. */
async function remove(...answers: Answer[]) {
  const queue = [...answers];
  mockApi({ 'DELETE /api/products/7': (call) => (queue.shift() ?? gone)(call) });
  renderPage(<Screen />);
  const dialog = within(screen.getByRole('alertdialog', { name: 'حذف محصول' }));
  await userEvent.click(dialog.getByRole('button', { name: 'حذف شود' }));
  return dialog;
}
const gone = () => new Response(null, { status: 204 });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => void jest.restoreAllMocks());

describe('the question before a record is deleted', () => {
  it('stays with the reason of the server, and can be asked again', async () => {
    const dialog = await remove(() => problem(409, 'catalog.in_use', 'این محصول در سفارشی باز است'), gone);
    expect(await dialog.findByRole('alert')).toHaveTextContent('محصول حذف نشداین محصول در سفارشی باز است');
    expect(await axe(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'حذف شود' }));
    expect(await screen.findByText('فهرست')).toBeVisible();
  });

  it('says that nothing was deleted while the connection is down', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const dialog = await remove(lost);
    expect(await dialog.findByRole('alert')).toHaveTextContent('اینترنت شما قطع است؛ چیزی حذف نشد.');
  });

  it('says that the result is unknown when no response came', async () => {
    const dialog = await remove(lost);
    expect(await dialog.findByRole('alert')).toHaveTextContent('معلوم نیست حذف شده باشد');
  });

  it('says that the result is unknown when it is closed before the response', async () => {
    const dialog = await remove(() => new Promise<Response>(() => undefined));
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
    stop();
    expect(toasts).toMatchObject([{ description: 'معلوم نیست ذخیره شده باشد؛ پیش از تکرار، فهرست را ببینید.' }]);
  });
});
