import { describe, expect, it, jest } from '@jest/globals';
import { renderPage, screen, userEvent } from '@afshoreh/testing';
import * as z from 'zod/mini';
import { Checkbox } from '../controls/checkbox';
import { TextField } from '../controls/text-field';
import { useNativeForm } from './use-native-form';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: 'نام خود را بنویسید' })),
  email: z.string(),
  copy: z.boolean(),
});
type Values = z.infer<typeof schema>;

interface ExampleProps {
  send: (values: Values) => Promise<void>;
  load?: () => Promise<typeof schema>;
  keep?: boolean;
}

function Example({ send: onSubmit, load = () => Promise.resolve(schema), keep }: ExampleProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: load,
    onSubmit,
    onFailure: (error) => ({ title: 'ارسال نشد', text: error.message }),
    keep,
  });
  return (
    <form {...formProps}>
      <TextField label="نام" {...fieldProps('name')} />
      <TextField label="ایمیل" {...fieldProps('email')} />
      <Checkbox label="نسخه‌ای برای من" {...fieldProps('copy')} />
      {failure && <p>{failure.text}</p>}
      <button>{isSubmitting ? 'در حال ارسال' : 'ارسال'}</button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'نام' });
const email = () => screen.getByRole('textbox', { name: 'ایمیل' });
const press = () => userEvent.click(screen.getByRole('button'));
const refusing = (error: Error) => () => Promise.reject(error);

describe('a small form', () => {
  it('sends what was typed, without the spaces around it, and clears it', async () => {
    const send = jest.fn((_values: Values) => Promise.resolve());
    renderPage(<Example send={send} />);
    await userEvent.type(name(), ' سارا ');
    await press();
    expect(send).toHaveBeenCalledWith({ name: 'سارا', email: '', copy: false });
    expect(name()).toHaveValue('');
  });

  it('sends whether a checkbox is checked, and keeps the sent values where the page wants that', async () => {
    const send = jest.fn((_values: Values) => Promise.resolve());
    renderPage(<Example send={send} keep />);
    await userEvent.type(name(), 'سارا');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(send).toHaveBeenCalledWith({ name: 'سارا', email: '', copy: true });
    expect(name()).toHaveValue('سارا');
  });

  it('shows the error, focuses the field and sends nothing; it sends once the field is corrected', async () => {
    const send = jest.fn((_values: Values) => Promise.resolve());
    renderPage(<Example send={send} />);
    await press();
    expect(name()).toHaveAccessibleDescription('نام خود را بنویسید');
    expect(name()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(name(), 'سارا');
    expect(name()).not.toHaveAccessibleDescription();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends once after repeated presses', async () => {
    const send = jest.fn(() => new Promise<void>(() => undefined));
    renderPage(<Example send={send} />);
    await userEvent.type(name(), 'سارا');
    await userEvent.dblClick(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('در حال ارسال');
  });

  it("shows a server's errors under their fields, and keeps the typed values", async () => {
    const errors = [{ field: 'email', message: 'ایمیل معتبر نیست' }];
    renderPage(<Example send={refusing(Object.assign(new Error('نادرست'), { errors }))} />);
    await userEvent.type(name(), 'سارا');
    await press();
    expect(email()).toHaveAccessibleDescription('ایمیل معتبر نیست');
    expect(email()).toHaveFocus();
    expect(name()).toHaveValue('سارا');
    expect(screen.queryByText('نادرست')).not.toBeInTheDocument();
  });

  it('shows any other failure, and keeps the typed values', async () => {
    renderPage(<Example send={refusing(new Error('ارتباط برقرار نشد'))} />);
    await userEvent.type(name(), 'سارا');
    await press();
    expect(await screen.findByText('ارتباط برقرار نشد')).toBeVisible();
    expect(name()).toHaveValue('سارا');
  });

  it('shows that its schema could not be loaded, keeps the typed values, and loads it at the next attempt', async () => {
    let connected = false;
    const send = jest.fn((_values: Values) => Promise.resolve());
    const load = () => (connected ? Promise.resolve(schema) : Promise.reject(new Error('ارتباط برقرار نشد')));
    renderPage(<Example send={send} load={load} />);
    await userEvent.type(name(), 'سارا');
    await press();
    expect(await screen.findByText('ارتباط برقرار نشد')).toBeVisible();
    expect(name()).toHaveValue('سارا');
    connected = true;
    await press();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
