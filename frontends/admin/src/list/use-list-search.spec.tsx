import { Link } from '@afshoreh/contracts/router';
import { fireEvent, renderPage, screen } from '@afshoreh/testing';
import { expect, it } from '@jest/globals';
import { act } from 'react';
import { useListSearch } from './use-list-search';
import { useOpened } from './use-opened';

function Orders() {
  const { change } = useListSearch();
  return (
    <>
      <Link {...useOpened('order').linkTo(3)}>سفارش ۳</Link>
      <button onClick={() => change({ q: 'سهند' })}>جست‌وجو</button>
      <button onClick={() => change({ status: 'new' })}>جدید</button>
    </>
  );
}

it('keeps what was opened or chosen a moment before, while React has not shown it yet', () => {
  const { location } = renderPage(<Orders />, { path: '/admin/orders' });
  act(() => {
    fireEvent.click(screen.getByRole('link', { name: 'سفارش ۳' }));
    fireEvent.click(screen.getByRole('button', { name: 'جدید' }));
    fireEvent.click(screen.getByRole('button', { name: 'جست‌وجو' }));
  });
  expect(Object.fromEntries(new URLSearchParams(location().split('?')[1]))).toEqual({
    order: '3',
    status: 'new',
    q: 'سهند',
  });
});
