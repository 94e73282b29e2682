import { describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { axe, fireEvent, renderPage, screen, userEvent, waitFor } from '@afshoreh/testing';
import { Checkbox } from './checkbox';
import { QuantityField, type QuantityFieldProps } from './quantity-field';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { TextArea, TextField } from './text-field';

describe('a text field', () => {
  it('is found by its label, and its hint and error describe it', () => {
    renderPage(<TextField label="نام" required hint="نام و نام خانوادگی" error="نام را وارد کنید" />);
    const field = screen.getByRole('textbox', { name: 'نام' });
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('نام را وارد کنید نام و نام خانوادگی');
    expect(screen.getByRole('alert')).toHaveTextContent('نام را وارد کنید');
  });

  it('shows the digits of a Persian number in Persian where they are typed, and those of a code as they are', () => {
    const seen: string[] = [];
    const note = ({ target }: { target: { value: string } }) => void seen.push(target.value);
    renderPage(
      <>
        <TextField label="نرخ" inputMode="numeric" onChange={note} />
        <TextField label="شناسه" inputMode="numeric" ltr onChange={note} />
        <TextField label="نام" onChange={note} />
      </>,
    );
    for (const label of ['نرخ', 'شناسه', 'نام'])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'a12' } });
    expect(seen).toEqual(['a۱۲', 'a12', 'a12']);
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
  const drum = { name: 'بشکه', kilograms: 275, perPallet: 4 };
  function Example({ initial = 1, onChange, ...rest }: Partial<QuantityFieldProps> & { initial?: number }) {
    const [value, setValue] = useState<number | string>(initial);
    const handleChange = (next: number | string) => {
      setValue(next);
      onChange?.(next);
    };
    return <QuantityField label="مقدار" {...rest} value={value} onChange={handleChange} />;
  }
  const field = () => screen.getByRole('spinbutton', { name: 'مقدار' });
  async function type(text: string) {
    await userEvent.clear(field());
    if (text) await userEvent.type(field(), text);
  }

  it('shows Persian digits in groups', () => {
    renderPage(<Example initial={12500} />);
    expect(field()).toHaveValue('۱۲٬۵۰۰');
  });

  it.each([
    ['٢٥٠', 250, '۲۵۰'],
    ['۱۲ تن', 12_000, '۱۲٬۰۰۰'],
    ['2500kg', 2500, '۲٬۵۰۰'],
    ['۴ بشکه', 1100, '۱٬۱۰۰'],
  ])('takes «%s», and shows it in kilograms when it is left', async (typed, kilograms, shown) => {
    const handleChange = jest.fn();
    renderPage(<Example pack={drum} onChange={handleChange} />);
    await type(typed);
    expect(handleChange).toHaveBeenLastCalledWith(kilograms);
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
  });

  it.each([
    ['سیب', /خوانده نشد/],
    ['', 'مقدار را بنویسید'],
    ['1.500', /^۱٬۵۰۰ یا ۱٫۵؟/],
    ['2000000', 'مقدار نباید بیش از ۱٬۰۰۰٬۰۰۰ کیلوگرم باشد'],
  ])('left with «%s» in it keeps that and says what is wrong, never another number', async (typed, message) => {
    const handleChange = jest.fn();
    renderPage(<Example initial={7} onChange={handleChange} />);
    await type(typed);
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(handleChange).toHaveBeenLastCalledWith(expect.any(String));
  });

  it('settles on Enter, which sends a form without leaving the field', async () => {
    renderPage(<Example initial={250} />);
    await type('سیب{Enter}');
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });

  it('says what an amount is in packs, and offers one pack, one ton and one pallet', async () => {
    const { container } = renderPage(<Example pack={drum} withChoices />);
    await type('۳ تن');
    expect(screen.getByText('= ۳٬۰۰۰ کیلوگرم · ۱۰ بشکه و ۲۵۰ کیلوگرم')).toBeVisible();
    const pallet = screen.getByRole('button', { name: '۱ پالت · ۱٬۱۰۰' });
    await userEvent.click(pallet);
    expect(pallet).toHaveAttribute('aria-pressed', 'true');
    expect(field()).toHaveValue('۱٬۱۰۰');
    expect(screen.getByText('= ۴ بشکه')).toBeVisible();
    expect(await axe(container)).toEqual([]);
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

  it('moves from pack to pack where that is its step', async () => {
    renderPage(<Example pack={drum} step={275} />);
    for (const shown of ['۲۷۵', '۵۵۰']) {
      await userEvent.click(screen.getByRole('button', { name: /افزایش/ }));
      expect(field()).toHaveValue(shown);
    }
    await type('۶۰۰');
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveValue('۵۵۰');
  });
});

describe('a search field', () => {
  it('searches once, after the last key', async () => {
    const handleSearch = jest.fn();
    renderPage(<SearchField label="جست‌وجو" value="" onSearch={handleSearch} delayMs={30} />);
    const box = screen.getByRole('textbox', { name: 'جست‌وجو' });
    for (const value of ['ا', 'انا', ' انار ']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(handleSearch).toHaveBeenCalled());
    expect(handleSearch.mock.calls).toEqual([['انار']]);
  });

  it('calls the newest listener when the delay is over, not the one of the last key', async () => {
    const before = jest.fn();
    const now = jest.fn();
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

  it('searches at once on Enter and on clear', async () => {
    const handleSearch = jest.fn();
    renderPage(<SearchField label="جست‌وجو" value="سیب" onSearch={handleSearch} delayMs={10_000} />);
    await userEvent.type(screen.getByRole('textbox'), 'ب{Enter}');
    expect(handleSearch).toHaveBeenLastCalledWith('سیبب');
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن جست‌وجو' }));
    expect(handleSearch).toHaveBeenLastCalledWith('');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('keeps the typed text while the address still shows an earlier search', () => {
    const handleSearch = jest.fn();
    const field = (value: string) => <SearchField label="جست‌وجو" value={value} onSearch={handleSearch} delayMs={0} />;
    const { rerender } = renderPage(<p />);
    rerender(field(''));
    const box = screen.getByRole('textbox');
    for (const typed of ['ان', 'انا', 'انار']) fireEvent.change(box, { target: { value: typed } });
    for (const echo of ['ان', 'انا', 'انار']) {
      rerender(field(echo));
      expect(box).toHaveValue('انار');
    }
    // Back, to a search that this field has sent before.
    rerender(field('ان'));
    expect(box).toHaveValue('ان');
  });

  it('follows the address when that changes', () => {
    const { rerender } = renderPage(<p />);
    rerender(<SearchField label="جست‌وجو" value="سیب" onSearch={() => undefined} />);
    rerender(<SearchField label="جست‌وجو" value="انار" onSearch={() => undefined} />);
    expect(screen.getByRole('textbox')).toHaveValue('انار');
  });
});
