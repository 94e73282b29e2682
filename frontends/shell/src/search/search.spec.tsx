import { beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi, axe, problem, renderPage, screen, waitFor, type Answer } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { useLocation } from '@afshoreh/contracts/router';

import { Announcer } from '../navigation/announcer';
import { SearchBox } from './search-box';

const FIND = 'GET /api/products';
const apple = { id: 4, name: 'کنسانترهٔ سیب', brix: '۷۰', origin: 'ارومیه' };
const found = () => Response.json([apple, { id: 9, name: 'پورهٔ سیب', brix: null, origin: null }]);
const box = () => screen.getByRole('combobox', { name: 'جست‌وجو در محصولات' });
async function options(count = 3): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count));
  return screen.getAllByRole('option');
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search).replace('+', ' ')}</output>;
}
const address = () => screen.getByRole('status').textContent;

function open(answer: Answer = found) {
  const calls = mockApi({ [FIND]: answer });
  const { container } = renderPage(
    <>
      <SearchBox id="search" open onDone={() => undefined} />
      <Address />
      <Announcer />
    </>,
  );
  return { container, searches: () => calls.filter(({ name }) => name === FIND) };
}

describe('the search in the header', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('suggests products by their facts, and the list of all that is found', async () => {
    const { container, searches } = open();
    await user.type(box(), 'سیب');
    expect((await options()).map((option) => option.textContent)).toEqual([
      'کنسانترهٔ سیببریکس ۷۰، مبدأ ارومیه',
      'پورهٔ سیب',
      'همهٔ نتیجه‌ها برای «سیب»',
    ]);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText(/^۲ محصول یافت شد/)).toBeInTheDocument();
    // One call after the debounce, not one per key.
    expect(searches()).toHaveLength(1);
    expect(await axe(container)).toEqual([]);
  });

  it('works with the keyboard: down selects, Enter opens the product', async () => {
    open();
    await user.type(box(), 'سیب');
    const [, second] = await options();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/product/9');
    expect(box()).toHaveValue('');
  });

  it('keeps the selection when products are inserted before it', async () => {
    let answer: (products: unknown) => void = () => undefined;
    open(() => new Promise((resolve) => (answer = (products) => resolve(Response.json(products)))));
    await user.type(box(), 'سیب');
    await options(1);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      answer([apple]);
      expect(screen.getAllByRole('option')).toHaveLength(2);
    });
    await user.keyboard('{Enter}');
    expect(address()).toBe('/products?q=سیب');
  });

  it('opens all results with Enter while nothing is selected', async () => {
    open();
    await user.type(box(), ' سیب ');
    await options();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(address()).toBe('/products?q=سیب');
  });

  it('closes the list with Escape, and opens it again with the next key', async () => {
    open();
    await user.type(box(), 'سیب');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('سیب');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard(' ترش');
    expect((await options()).at(-1)).toHaveTextContent('همهٔ نتیجه‌ها برای «سیب ترش»');
  });

  it('shows that nothing was found or that suggestions failed, and still searches', async () => {
    let broken = false;
    open(() => (broken ? problem(500, 'common.internal', 'خطا') : Response.json([])));
    await user.type(box(), 'آناناس');
    expect((await screen.findAllByText('محصولی با این نام پیدا نکردیم.')).length).toBeGreaterThan(0);
    broken = true;
    await user.type(box(), ' تلخ');
    expect(await screen.findByText(/پیشنهادها دریافت نشد/)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products?q=آناناس تلخ'));
  });
});
