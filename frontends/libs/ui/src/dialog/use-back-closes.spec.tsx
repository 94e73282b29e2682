import { expect, it, jest } from '@jest/globals';
import { useLayoutEffect, useState } from 'react';
import { renderPage, screen, userEvent } from '@afshoreh/testing';
import { useBackCloses } from './use-back-closes';

const onClose = jest.fn();

/** A menu; Back is pressed as soon as it is off the screen, before any other effect. */
function Menu() {
  const [open, setOpen] = useState(true);
  useBackCloses(onClose, { open });
  useLayoutEffect(() => {
    if (!open) window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, [open]);
  return <button onClick={() => setOpen(false)}>محصولات</button>;
}

it('leaves Back to the router from the moment that the overlay is off the screen', async () => {
  const router = jest.fn();
  renderPage(<Menu />);
  window.addEventListener('popstate', router, { once: true });
  await userEvent.click(screen.getByRole('button'));
  expect(onClose).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalledTimes(1);
});
