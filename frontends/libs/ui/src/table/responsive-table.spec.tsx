import { describe, expect, it, jest } from '@jest/globals';
import { axe, renderPage, screen, userEvent, within } from '@afshoreh/testing';
import { ResponsiveTable, type TableSort } from './responsive-table';

const orders = [
  { id: 1, name: 'سارا' },
  { id: 2, name: 'علی' },
];
const show = (sort?: TableSort, onSort?: (sort: TableSort) => void) =>
  renderPage(
    <ResponsiveTable
      caption="سفارش‌ها"
      rows={orders}
      rowKey={(order) => order.id}
      sort={sort}
      onSort={onSort}
      columns={[
        { key: 'name', header: 'نام', cell: (order) => order.name, sortable: true },
        { key: 'actions', header: 'کارها', headerHidden: true, cell: () => <button>جزئیات</button> },
      ]}
    />,
  );

describe('a table', () => {
  it('has a name, headers and a row for each item, and passes axe', async () => {
    const { container } = show();
    const table = screen.getByRole('table', { name: 'سفارش‌ها' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['نام', 'کارها']);
    expect(within(table).getByRole('row', { name: /سارا/ })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('selects single rows, a range with Shift, and the whole page', async () => {
    const handleToggle = jest.fn();
    const handleToggleAll = jest.fn();
    const { container } = renderPage(
      <ResponsiveTable
        caption="سفارش‌ها"
        rows={orders}
        rowKey={({ id }) => id}
        columns={[{ key: 'name', header: 'نام', cell: ({ name }) => name }]}
        selection={{
          isSelected: ({ id }) => id === 1,
          onToggle: handleToggle,
          onToggleAll: handleToggleAll,
          labelOf: ({ name }) => `انتخاب ${name}`,
        }}
      />,
    );
    const user = userEvent.setup();
    expect(screen.getByRole('checkbox', { name: 'انتخاب سارا' })).toBeChecked();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'انتخاب علی' }));
    expect(handleToggle).toHaveBeenCalledWith(orders[1], true);
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('checkbox', { name: /همهٔ ردیف‌ها/ }));
    expect(handleToggleAll).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toEqual([]);
  });

  it('sorts by a header, in the other direction at the next press, and announces it', async () => {
    const handleSort = jest.fn();
    const { unmount } = show(undefined, handleSort);
    await userEvent.click(screen.getByRole('button', { name: 'نام' }));
    expect(handleSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    unmount();
    show({ key: 'name', direction: 'ascending' }, handleSort);
    expect(screen.getByRole('columnheader', { name: 'نام' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'نام' }));
    expect(handleSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
  });
});
