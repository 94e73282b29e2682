import { BrowserRouter, Link, useLocation } from '@afshoreh/contracts/router';
import { act, screen, userEvent, waitFor } from '@afshoreh/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { LeaveGuard } from './leave-guard';
import { useUnsaved } from './leaving';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label="نام" value={text} onChange={(event) => setText(event.target.value)} />;
}
function Screens() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/admin/orders">سفارش‌ها</Link>
      {pathname === '/admin/form' ? <Form /> : <p>{pathname}</p>}
      <LeaveGuard />
    </>
  );
}

/** Shows a form at the second history entry, and types `typed` into it. */
async function showForm(typed: string) {
  window.history.replaceState({ idx: 0 }, '', '/admin/start');
  window.history.pushState({ idx: 1 }, '', '/admin/form');
  const { unmount } = render(
    <BrowserRouter>
      <Screens />
    </BrowserRouter>,
  );
  if (typed) await userEvent.type(screen.getByLabelText('نام'), typed);
  return { unmount };
}
const back = () => act(() => Promise.resolve(window.history.back()));
const question = () => screen.findByRole('alertdialog', { name: 'تغییرات ذخیره نشده است' });
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('leaving a form with unsaved input', () => {
  it.each([
    ['Back', back, '/admin/start'],
    ['a link', () => userEvent.click(screen.getByRole('link', { name: 'سفارش‌ها' })), '/admin/orders'],
  ])('by %s asks first, keeps the form, and leads there when it may be lost', async (_what, go, target) => {
    await showForm('آلبالو');
    await go();
    await question();
    await answer('ادامهٔ ویرایش');
    expect(screen.getByLabelText('نام')).toHaveValue('آلبالو');
    expect(window.location.pathname).toBe('/admin/form');
    await go();
    await question();
    await answer('خروج بدون ذخیره');
    expect(await screen.findByText(target)).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(target));
  });

  it('asks nothing when the session has ended meanwhile', async () => {
    const { unmount } = await showForm('آلبالو');
    await back();
    await question();
    unmount();
    await showForm('');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('by a reload or by closing the tab makes the browser ask', async () => {
    await showForm('آلبالو');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('without changes asks nothing', async () => {
    await showForm('');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await back();
    expect(await screen.findByText('/admin/start')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
