import { describe, expect, it, jest } from '@jest/globals';
import { axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { Button } from '../button/button';
import { DropdownMenu } from './dropdown-menu';
import { Tooltip, TooltipProvider } from './tooltip';

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
});

describe('a tooltip', () => {
  it('describes what has the focus', async () => {
    renderPage(
      <TooltipProvider>
        <Tooltip text="نرخ دلار">
          <button>نرخ</button>
        </Tooltip>
      </TooltipProvider>,
    );
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('نرخ دلار');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('نرخ دلار');
  });
});
