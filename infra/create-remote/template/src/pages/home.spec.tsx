import { expect, it } from '@jest/globals';
import { renderPage, screen } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';

import HomePage from './home';

it('counts how often it was opened', async () => {
  renderPage(<HomePage />, { path: '/{{name}}' });
  await user.click(screen.getByRole('button', { name: 'باز کنید' }));
  expect(screen.getByRole('status')).toHaveTextContent('۱ بار باز شد');
});
