import { expect, it } from '@jest/globals';
import { screen, userEvent } from '@afshoreh/testing';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const STOP = 'POST /api/crop-alerts/unsubscribe';

it('ends the messages about a new crop with the button of the page, not when it is opened', async () => {
  const calls = api({ [STOP]: () => Response.json({ success: true, message: 'شد' }) });
  const stopped = () => calls.filter(({ name }) => name === STOP).map(({ body }) => body);
  await visit('/crop-alerts/stop?token=q2Jv');
  expect(stopped()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'لغو خبر' }));
  expect(await screen.findByRole('group', { name: 'خبر این محصول لغو شد' })).toHaveFocus();
  expect(stopped()).toEqual([{ token: 'q2Jv' }]);
});
