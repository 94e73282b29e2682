import { describe, expect, it, jest } from '@jest/globals';
import { axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { Button } from '../button/button';
import { DropdownMenu } from './dropdown-menu';

describe('a menu', () => {
  it('opens and acts by keyboard alone', async () => {
    const handleDelete = jest.fn();
    const { location } = renderPage(
      <DropdownMenu
        trigger={<Button>کارها</Button>}
        items={[
          { label: 'ویرایش', to: '/admin/products/1' },
          { label: 'حذف', tone: 'danger', onSelect: handleDelete },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await axe(screen.getByRole('menu'))).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleDelete).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'ویرایش' }));
    expect(location()).toBe('/admin/products/1');
  });

  it('marks the chosen items', async () => {
    const handleSelect = jest.fn();
    const week = { label: 'هفته', choice: 'radio', onSelect: handleSelect } as const;
    renderPage(
      <DropdownMenu
        trigger={<Button>نمایش</Button>}
        items={[
          { label: 'امروز', choice: 'radio', checked: true },
          week,
          { label: 'تلفن', choice: 'checkbox', checked: true },
          { label: 'شهر', choice: 'checkbox' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(await axe(screen.getByRole('menu'))).toEqual([]);
    expect(screen.getAllByRole('menuitemradio').map((item) => item.ariaChecked)).toEqual(['true', 'false']);
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.ariaChecked)).toEqual(['true', 'false']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'هفته' }));
    expect(handleSelect).toHaveBeenCalledTimes(1);
  });
});
