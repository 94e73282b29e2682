import { describe, expect, it, jest } from '@jest/globals';
import { renderPage, screen, userEvent } from '@afshoreh/testing';
import { z } from 'zod/mini';
import { TextField } from '../controls/text-field';
import { useZodForm } from './use-zod-form';

const schema = z.object({
  name: z.string().check(z.minLength(3, 'نام باید حداقل ۳ حرف باشد')),
  phone: z.string().check(z.minLength(8, 'شماره تماس معتبر نیست')),
});

function Example({
  send,
  onUnknown,
}: {
  send: (values: unknown) => Promise<void>;
  onUnknown?: (error: unknown) => void;
}) {
  const { form, fieldProps, showProblem } = useZodForm(schema, { defaultValues: { name: '', phone: '' } });
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (!showProblem(error)) onUnknown?.(error);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField label="نام" {...fieldProps('name')} />
      <TextField label="تلفن" {...fieldProps('phone')} />
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
  it('says what is wrong under each field, focuses the first and sends nothing', async () => {
    const send = jest.fn((_values: unknown) => Promise.resolve());
    renderPage(<Example send={send} />);
    await userEvent.click(screen.getByRole('button'));
    expect(name()).toHaveAccessibleDescription('نام باید حداقل ۳ حرف باشد');
    expect(phone()).toHaveAccessibleDescription('شماره تماس معتبر نیست');
    expect(name()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends what was typed', async () => {
    const send = jest.fn((_values: unknown) => Promise.resolve());
    renderPage(<Example send={send} />);
    await fillIn();
    expect(send).toHaveBeenCalledWith({ name: 'سارا', phone: '09141234567' });
  });

  it("lays the server's errors under their fields, focuses the first and keeps what was typed", async () => {
    const problem = { errors: [{ field: 'phone', message: 'این شماره درست نیست' }] };
    renderPage(<Example send={() => Promise.reject(Object.assign(new Error(), problem))} />);
    await fillIn();
    expect(phone()).toHaveAccessibleDescription('این شماره درست نیست');
    expect(phone()).toHaveFocus();
    expect(name()).toHaveValue('سارا');
    await userEvent.type(phone(), '0');
    expect(phone()).not.toBeInvalid();
  });

  it('leaves an error that names no field of it to the caller', async () => {
    const handleUnknown = jest.fn();
    const problem = { errors: [{ field: 'productId', message: 'این محصول دیگر نیست' }] };
    renderPage(<Example send={() => Promise.reject(Object.assign(new Error(), problem))} onUnknown={handleUnknown} />);
    await fillIn();
    expect(handleUnknown).toHaveBeenCalledTimes(1);
  });
});
