import { expect, it } from '@jest/globals';
import { intersectAll, renderPage, screen, userEvent } from '@afshoreh/testing';
import { FormWhenNear } from './form-when-near';

it('loads a form when it is near, and loads it again after a failure', async () => {
  let connected = false;
  const form = { Form: () => <form aria-label="دیدگاه" /> };
  const load = () =>
    connected
      ? new Promise<typeof form>((resolve) => setTimeout(resolve, 0, form))
      : Promise.reject(new Error('offline'));
  renderPage(
    <FormWhenNear load={load} height="10rem">
      {({ Form }) => <Form />}
    </FormWhenNear>,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await intersectAll();
  expect(screen.getByRole('alert')).toHaveTextContent('فرم باز نشد');
  connected = true;
  const click = userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('status')).toHaveTextContent('فرم در حال بارگذاری است');
  await click;
  expect(await screen.findByRole('form')).toBeInTheDocument();
});
