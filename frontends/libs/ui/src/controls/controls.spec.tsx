import { describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { axe, fireEvent, renderPage, screen, userEvent, waitFor } from '@afshoreh/testing';
import { Checkbox } from './checkbox';
import { QuantityField, type QuantityFieldProps } from './quantity-field';
import { SearchField } from './search-field';
import { SelectField, TextArea, TextField } from './text-field';

describe('a text field', () => {
  it('is found by its label, and its hint and error describe it', () => {
    renderPage(<TextField label="نام" required hint="نام و نام خانوادگی" error="نام را وارد کنید" />);
    const field = screen.getByRole('textbox', { name: 'نام' });
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('نام را وارد کنید نام و نام خانوادگی');
    expect(screen.getByRole('alert')).toHaveTextContent('نام را وارد کنید');
  });

  it('passes axe, as do its relatives', async () => {
    const { container } = renderPage(
      <>
        <TextField label="ایمیل" ltr type="email" error="ایمیل معتبر نیست" />
        <TextField label="پنهان" labelHidden />
        <TextArea label="توضیحات" />
        <SelectField label="وضعیت" placeholder="همه" options={[{ value: 'new', label: 'جدید' }]} />
        <Checkbox label="قوانین را می‌پذیرم" required error="شما باید با قوانین و مقررات موافقت کنید" />
        <QuantityField label="مقدار" unit="کیلوگرم" value={1} onChange={() => undefined} />
        <SearchField label="جست‌وجوی محصول" value="سیب" onSearch={() => undefined} />
      </>,
    );
    expect(await axe(container)).toEqual([]);
  });
});

describe('a quantity field', () => {
  function Example({ initial = 1, onChange, ...rest }: Partial<QuantityFieldProps> & { initial?: number }) {
    const [value, setValue] = useState(initial);
    const handleChange = (next: number) => {
      setValue(next);
      onChange?.(next);
    };
    return <QuantityField label="مقدار" {...rest} value={value} onChange={handleChange} />;
  }
  const field = () => screen.getByRole('spinbutton', { name: 'مقدار' });

  it('shows Persian digits in groups', () => {
    renderPage(<Example initial={12500} />);
    expect(field()).toHaveValue('۱۲٬۵۰۰');
  });

  it('settles on Enter, which sends a form without leaving the field', async () => {
    const handleChange = jest.fn();
    renderPage(<Example initial={250} onChange={handleChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'سیب{Enter}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('۱');
    expect(handleChange).toHaveBeenLastCalledWith(1);
  });

  it.each(['250', '۲۵۰', '٢٥٠'])('takes %s for 250', async (typed) => {
    const handleChange = jest.fn();
    renderPage(<Example onChange={handleChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue('۲۵۰');
    expect(handleChange).toHaveBeenLastCalledWith(250);
  });

  it.each([
    ['سیب', '۱'],
    ['', '۱'],
    ['0', '۱'],
    ['2000000', '۱٬۰۰۰٬۰۰۰'],
  ])('left with «%s» in it becomes %s', async (typed, shown) => {
    renderPage(<Example initial={7} />);
    await userEvent.clear(field());
    if (typed) await userEvent.type(field(), typed);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
  });

  it('moves by its buttons and the arrow keys, never below the minimum', async () => {
    renderPage(<Example initial={2} />);
    await userEvent.click(screen.getByRole('button', { name: /افزایش/ }));
    expect(field()).toHaveValue('۳');
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('۱');
    expect(screen.getByRole('button', { name: /کاهش/ })).toBeDisabled();
  });
});

describe('a search field', () => {
  it('asks once, after the last key', async () => {
    const handleSearch = jest.fn();
    renderPage(<SearchField label="جست‌وجو" value="" onSearch={handleSearch} delayMs={30} />);
    const box = screen.getByRole('textbox', { name: 'جست‌وجو' });
    for (const value of ['ا', 'انا', ' انار ']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(handleSearch).toHaveBeenCalled());
    expect(handleSearch.mock.calls).toEqual([['انار']]);
  });

  it('asks whoever listens when the wait is over, not who listened at the last key', async () => {
    const [before, now] = [jest.fn(), jest.fn()];
    function Example() {
      const [listener, setListener] = useState<(text: string) => void>(() => before);
      return (
        <>
          <SearchField label="جست‌وجو" value="" onSearch={listener} delayMs={30} />
          <button onClick={() => setListener(() => now)}>شنوندهٔ دیگر</button>
        </>
      );
    }
    renderPage(<Example />);
    fireEvent.change(screen.getByRole('textbox', { name: 'جست‌وجو' }), { target: { value: 'انار' } });
    fireEvent.click(screen.getByRole('button', { name: 'شنوندهٔ دیگر' }));
    await waitFor(() => expect(now).toHaveBeenCalledWith('انار'));
    expect(before).not.toHaveBeenCalled();
  });

  it('asks at once on Enter, and on clearing', async () => {
    const handleSearch = jest.fn();
    renderPage(<SearchField label="جست‌وجو" value="سیب" onSearch={handleSearch} delayMs={10_000} />);
    await userEvent.type(screen.getByRole('textbox'), 'ب{Enter}');
    expect(handleSearch).toHaveBeenLastCalledWith('سیبب');
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن جست‌وجو' }));
    expect(handleSearch).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('follows the address when that changes', () => {
    const { rerender } = renderPage(<p />);
    rerender(<SearchField label="جست‌وجو" value="سیب" onSearch={() => undefined} />);
    rerender(<SearchField label="جست‌وجو" value="انار" onSearch={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveValue('انار');
  });
});
