import { describe, expect, it, jest } from '@jest/globals';
import { Link, useLocation, useNavigate } from '@afshoreh/contracts/router';
import { axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { Breadcrumbs } from './breadcrumbs';
import { FilterChips } from './chips';
import { PagedList } from './paged-list';
import { Pagination, pagesAround } from './pagination';

const options = [
  { value: 'all', label: 'همه' },
  { value: 'apple', label: 'سیب' },
] as const;

describe('page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %s of %s are %j', (page, pageCount, shown) => {
    expect(pagesAround(page, pageCount)).toEqual(shown);
  });

  it('lead to their pages and name the current one', async () => {
    const { location, container } = renderPage(
      <Pagination page={2} pageCount={3} hrefOf={(page) => `/products?page=${page}`} />,
    );
    expect(screen.getByRole('link', { name: 'صفحهٔ ۲' })).toHaveAttribute('aria-current', 'page');
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'صفحهٔ بعد' }));
    expect(location()).toBe('/products?page=3');
  });

  it('are not there for a single page', () => {
    renderPage(<Pagination page={1} pageCount={1} hrefOf={String} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

/** A list of three pages and a filter that begins at the first one. */
function Products({ busy = false }) {
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1);
  const navigate = useNavigate();
  return (
    <>
      <Link to="?q=apple">سیب</Link>
      <PagedList label="محصولات" page={page} pageCount={3} hrefOf={(number) => `?page=${number}`} busy={busy}>
        <p>محصولات صفحهٔ {page}</p>
      </PagedList>
      <button onClick={() => void navigate(-1)}>بازگشت</button>
    </>
  );
}

describe('a list shown page by page', () => {
  const list = () => screen.getByRole('region', { name: 'محصولات' });

  it('scrolls to its top on each new page, and announces which page it is', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { container } = renderPage(<Products />);
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'صفحهٔ بعد' }));
    expect(list()).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([list()]);
    expect(screen.getByRole('status')).toHaveTextContent('صفحهٔ ۲ از ۳');
    expect(await axe(container)).toEqual([]);
  });

  it('does not announce a page that is not loaded yet', () => {
    renderPage(<Products busy />, { path: '/products?page=2' });
    expect(screen.getByRole('status')).toHaveTextContent('در حال بارگذاری…');
  });

  it('does not move the focus when a filter starts at the first page, nor after Back', async () => {
    renderPage(<Products />, { path: '/products?page=3' });
    const filter = screen.getByRole('link', { name: 'سیب' });
    await userEvent.click(filter);
    expect(screen.getByText('محصولات صفحهٔ 1')).toBeVisible();
    expect(filter).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'صفحهٔ ۲' }));
    const back = screen.getByRole('button', { name: 'بازگشت' });
    await userEvent.click(back);
    expect(await screen.findByText('محصولات صفحهٔ 1')).toBeVisible();
    expect(back).toHaveFocus();
  });
});

describe('filter chips', () => {
  it('as links open the filtered list', async () => {
    const { location, container } = renderPage(
      <FilterChips label="دسته" options={options} value="all" hrefOf={(value) => `/products?category=${value}`} />,
    );
    expect(screen.getByRole('link', { name: 'همه' })).toHaveAttribute('aria-current', 'true');
    expect(await axe(container)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'سیب' }));
    expect(location()).toBe('/products?category=apple');
  });

  it('as buttons report the pressed chip', async () => {
    const handleChange = jest.fn();
    renderPage(<FilterChips label="دسته" options={options} value="all" onChange={handleChange} />);
    expect(screen.getByRole('button', { name: 'همه' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'سیب' }));
    expect(handleChange).toHaveBeenCalledWith('apple');
  });
});

describe('breadcrumbs', () => {
  it('link to every level except the current page', async () => {
    const { container } = renderPage(
      <Breadcrumbs
        trail={[{ label: 'خانه', to: '/' }, { label: 'محصولات', to: '/products' }, { label: 'کنسانترهٔ سیب' }]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['خانه', 'محصولات']);
    expect(screen.getByText('کنسانترهٔ سیب')).toHaveAttribute('aria-current', 'page');
    expect(await axe(container)).toEqual([]);
  });
});
