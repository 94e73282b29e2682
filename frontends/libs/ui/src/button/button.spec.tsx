import { describe, expect, it, jest } from '@jest/globals';
import { axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { AnchorButton, Button, LinkButton } from './button';
import { IconButton } from './icon-button';

describe('a button', () => {
  it('calls onClick when it is pressed', async () => {
    const handleClick = jest.fn();
    renderPage(<Button onClick={handleClick}>ثبت سفارش</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'ثبت سفارش' }));
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form unless it has the type submit', async () => {
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderPage(
      <form onSubmit={handleSubmit}>
        <Button>انصراف</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('shows that it is pending, keeps the focus and ignores presses', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderPage(
      <form onSubmit={handleSubmit}>
        <Button type="submit" pending pendingLabel="در حال ثبت..." onClick={handleClick}>
          ثبت
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'در حال ثبت...' });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });

  it('with an address is a link', async () => {
    const { location } = renderPage(<LinkButton to="/products">محصولات</LinkButton>);
    await userEvent.click(screen.getByRole('link', { name: 'محصولات' }));
    expect(location()).toBe('/products');
  });

  it('passes axe in every form', async () => {
    const { container } = renderPage(
      <>
        <Button variant="danger">حذف</Button>
        <Button pending>ثبت</Button>
        <LinkButton to="/">خانه</LinkButton>
        <AnchorButton href="tel:+984432251234">تماس</AnchorButton>
        <IconButton label="حذف" icon={<svg aria-hidden="true" />} />
      </>,
    );
    expect(await axe(container)).toEqual([]);
  });
});
