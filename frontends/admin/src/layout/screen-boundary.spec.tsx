import { MemoryRouter } from '@afshoreh/contracts/router';
import { screen, userEvent } from '@afshoreh/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScreenBoundary } from './screen-boundary';

afterEach(() => void jest.restoreAllMocks());

it('keeps the menu around a screen whose code failed to load, and can try again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let missing = true;
  function Code() {
    if (missing) throw new Error('Loading chunk page-orders failed');
    return <h1>سفارش‌ها</h1>;
  }
  render(
    <MemoryRouter initialEntries={['/admin/orders']}>
      <nav>منو</nav>
      <ScreenBoundary>
        <Code />
      </ScreenBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByText('این بخش باز نشد')).toBeVisible();
  expect(screen.getByText('منو')).toBeVisible();
  missing = false;
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(screen.getByRole('heading', { name: 'سفارش‌ها' })).toBeVisible();
});
