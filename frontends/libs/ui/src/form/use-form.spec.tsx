import { describe, expect, it, jest } from '@jest/globals';
import { renderPage, screen, userEvent } from '@afshoreh/testing';
import { z } from 'zod/mini';
import { TextField } from '../controls/text-field';
import { FormFailure } from '../feedback/form-failure';
import { useForm, type FormOptions } from './use-form';

const schema = z.object({
  name: z.string().check(z.minLength(3, 'نام باید حداقل ۳ حرف باشد')),
  phone: z.string().check(z.minLength(8, 'شمارهٔ تماس معتبر نیست')),
});
type Values = z.infer<typeof schema>;

interface ExampleProps {
  send: (values: unknown) => Promise<void>;
  onUnknown?: (error: unknown) => void;
  onInvalid?: FormOptions<Values, Values>['onInvalid'];
}

function Example({ send, onUnknown, ...options }: ExampleProps) {
  const { formProps, fieldProps, failure } = useForm({
    ...options,
    schema,
    defaultValues: { name: '', phone: '' },
    onSubmit: send,
    onFailure: (error) => {
      onUnknown?.(error);
      return { title: 'ثبت نشد', text: 'دوباره تلاش کنید' };
    },
  });
  return (
    <form {...formProps}>
      <TextField label="نام" {...fieldProps('name')} />
      <TextField label="تلفن" {...fieldProps('phone')} />
      {failure && <FormFailure {...failure} />}
      <button>ثبت</button>
    </form>
  );
}
const name = () => screen.getByRole('textbox', { name: 'نام' });
const phone = () => screen.getByRole('textbox', { name: 'تلفن' });
async function fillIn() {
  await userEvent.type(name(), 'سارا');
  await userEvent.type(phone(), '09141234567');
  await userEvent.click(screen.getByRole('button'));
}

describe('a form', () => {
  it('shows an error under each invalid field, focuses the first and sends nothing', async () => {
    const send = jest.fn((_values: unknown) => Promise.resolve());
    renderPage(<Example send={send} />);
    await userEvent.click(screen.getByRole('button'));
    expect(name()).toHaveAccessibleDescription('نام باید حداقل ۳ حرف باشد');
    expect(phone()).toHaveAccessibleDescription('شمارهٔ تماس معتبر نیست');
    expect(name()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what was typed', async () => {
    const send = jest.fn((_values: unknown) => Promise.resolve());
    renderPage(<Example send={send} />);
    await fillIn();
    expect(send).toHaveBeenCalledWith({ name: 'سارا', phone: '09141234567' });
  });

  it("shows the server's errors under their fields, focuses the first and keeps the typed values", async () => {
    const problem = { errors: [{ field: 'phone', message: 'این شماره درست نیست' }] };
    renderPage(<Example send={() => Promise.reject(Object.assign(new Error(), problem))} />);
    await fillIn();
    expect(phone()).toHaveAccessibleDescription('این شماره درست نیست');
    expect(phone()).toHaveFocus();
    expect(name()).toHaveValue('سارا');
    await userEvent.type(phone(), '0');
    expect(phone()).not.toBeInvalid();
    expect(screen.queryByText('ثبت نشد')).not.toBeInTheDocument();
  });

  it('passes an error without a known field to the caller, and clears it at the next attempt', async () => {
    const handleUnknown = jest.fn();
    const problem = { errors: [{ field: 'productId', message: 'این محصول دیگر نیست' }] };
    let refused = true;
    const send = () => (refused ? Promise.reject(Object.assign(new Error(), problem)) : Promise.resolve());
    renderPage(<Example send={send} onUnknown={handleUnknown} />);
    await fillIn();
    expect(handleUnknown).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('ثبت نشددوباره تلاش کنید');

    refused = false;
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is busy while it is sent, and is sent once after repeated submits', async () => {
    const send = jest.fn((_values: unknown) => new Promise<void>(() => undefined));
    const { container } = renderPage(<Example send={send} />);
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(container.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  });

  it('reports the first invalid field in the order of the form, for errors of the schema and of the server', async () => {
    const handleInvalid = jest.fn();
    const errors = ['phone', 'name'].map((field) => ({ field, message: `${field} نادرست است` }));
    renderPage(
      <Example send={() => Promise.reject(Object.assign(new Error(), { errors }))} onInvalid={handleInvalid} />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleInvalid).toHaveBeenLastCalledWith('name', 'نام باید حداقل ۳ حرف باشد');
    await fillIn();
    expect(handleInvalid).toHaveBeenLastCalledWith('name', 'name نادرست است');
    expect(name()).toHaveFocus();
  });
});
