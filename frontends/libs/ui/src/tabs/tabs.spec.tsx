import { describe, expect, it, jest } from '@jest/globals';
import { axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { Tabs } from './tabs';

const tabs = [
  { value: 'basic', label: 'پایه', content: <input aria-label="نام" /> },
  { value: 'technical', label: 'فنی', content: <input aria-label="بریکس" /> },
];

describe('tabs', () => {
  it('open with the arrow keys of the reading direction', async () => {
    const { container } = renderPage(<Tabs label="بخش‌های فرم" tabs={tabs} />);
    expect(screen.getByRole('tab', { name: 'پایه' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'پایه' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'فنی' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'بریکس' })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('scroll the open tab into view', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderPage(<Tabs label="بخش‌های فرم" tabs={tabs} value="technical" />);
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('tab', { name: 'فنی' })]);
    scrolled.mockRestore();
  });

  it('keep the typed values of a closed tab when they are kept mounted', async () => {
    renderPage(<Tabs label="بخش‌های فرم" tabs={tabs} keepMounted />);
    await userEvent.type(screen.getByRole('textbox', { name: 'نام' }), 'سیب');
    await userEvent.click(screen.getByRole('tab', { name: 'فنی' }));
    await userEvent.click(screen.getByRole('tab', { name: 'پایه' }));
    expect(screen.getByRole('textbox', { name: 'نام' })).toHaveValue('سیب');
  });
});
