import { act, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const RECORD = 'POST /api/orders/12/calls';
const NEXT = 'POST /api/orders/queue/next';
/** The first form that is sent in a run takes its time to compile. */
const PATIENT = { timeout: 4000 };
const times = {
  inAnHour: '2026-11-22T10:00:00.000Z',
  thisEvening: null,
  tomorrow: '2026-11-23T05:30:00.000Z',
  nextWorkday: '2026-11-23T09:00:00.000Z',
};

function server(answers: Record<string, Answer> = {}): Record<string, Answer> {
  return {
    'GET /api/orders': list([anOrder()]),
    'GET /api/orders/12': () => Response.json(anOrder()),
    'GET /api/orders/12/related': list([anOrder({ id: 7 })]),
    'GET /api/orders/queue/next-calls': () => Response.json(times),
    'PUT /api/orders/12/lease': () => Response.json(anOrder()),
    'DELETE /api/orders/12/lease': () => new Response(null, { status: 204 }),
    [RECORD]: () => Response.json(anOrder({ version: 5, callDueAt: null }), { status: 201 }),
    [NEXT]: () => Response.json(anOrder({ id: 13, name: 'پویا نادری' })),
    ...answers,
  };
}

async function openCall(answers?: Record<string, Answer>) {
  const opened = await openAdmin('/admin/orders?order=12', { answers: server(answers) });
  const dialog = await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' });
  await within(dialog).findByRole('radiogroup', { name: 'نتیجهٔ تماس' });
  await within(dialog).findByRole('radio', { name: /روز کاری بعد/ });
  const bodies = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, dialog: within(dialog), bodies };
}

/** A key by its place, as with the Persian layout. */
function press(code: string, ctrlKey = false) {
  const key = code.startsWith('Digit') ? String.fromCharCode(0x06f0 + Number(code.slice(5))) : code;
  fireEvent.keyDown(screen.getByRole('link', { name: 'تماس با مشتری' }), { code, key, ctrlKey });
}
const saveAndNext = () => press('Enter', true);

describe('call mode', () => {
  it('takes the outcome and the next call by one key each, saves them and opens the next order', async () => {
    const { dialog, bodies, location } = await openCall();
    press('Digit5');
    press('Digit8');
    expect(dialog.getByRole('radio', { name: /زمان دیگری خواست/ })).toBeChecked();
    saveAndNext();
    await waitFor(() => expect(location()).toBe('/admin/orders?order=13'), PATIENT);
    expect(screen.getByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' })).toBeVisible();
    expect(bodies(RECORD)).toEqual([{ outcome: 'call_back', note: null, nextCallAt: times.tomorrow, version: 4 }]);
  });

  it('offers «در حال پردازش» for a new order whose customer was reached, and saves twice pressed once', async () => {
    const { bodies } = await openCall();
    press('Digit1');
    saveAndNext();
    saveAndNext();
    await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, PATIENT);
    expect(bodies(RECORD)).toEqual([
      { outcome: 'reached', note: null, nextCallAt: null, status: 'processing', version: 4 },
    ]);
  });

  it('understands a typed time, and types digits into a note', async () => {
    const { dialog, bodies } = await openCall();
    press('Digit5');
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), '۲ تن');
    fireEvent.keyDown(dialog.getByLabelText('یادداشت تماس'), { code: 'Digit2', key: '۲' });
    press('Digit0');
    await userEvent.type(dialog.getByLabelText('تاریخ و ساعت تماس بعدی'), '۱۴۰۹/۹/۳ ۱۰');
    await userEvent.click(dialog.getByRole('button', { name: 'ثبت تماس' }));
    await waitFor(() => expect(bodies(RECORD)).toHaveLength(1));
    expect(bodies(RECORD)[0]).toMatchObject({
      ...{ outcome: 'call_back', note: '۲ تن', nextCallAt: '2030-11-24T06:30:00.000Z' },
    });
    expect(bodies(NEXT)).toEqual([]);
  });

  it('does not send a wish for a later call without its time', async () => {
    const { dialog, bodies } = await openCall();
    press('Digit5');
    saveAndNext();
    expect(await dialog.findByText('زمان تماس بعدی را انتخاب کنید')).toBeVisible();
    expect(bodies(RECORD)).toEqual([]);
  });

  it('keeps what was typed when it is not saved, says why beside the button, and opens no other order', async () => {
    const { dialog, bodies } = await openCall({ [RECORD]: () => problem(503, 'common.away', 'سرور در دسترس نیست') });
    press('Digit2');
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), 'منشی پاسخ داد');
    saveAndNext();
    expect(await dialog.findByText('تماس ثبت نشد')).toBeVisible();
    expect(dialog.getByText('سرور در دسترس نیست')).toBeVisible();
    expect(dialog.getByLabelText('یادداشت تماس')).toHaveValue('منشی پاسخ داد');
    expect(bodies(NEXT)).toEqual([]);
  });

  it('asks before a typed note is lost', async () => {
    const { dialog, location } = await openCall();
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), 'فردا');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'تغییرات ذخیره نشده است' })).toBeVisible();
    expect(location()).toBe('/admin/orders?order=12');
  });

  it('shows who else has the order open', async () => {
    const lease = { id: 9, name: 'سارا احمدی', until: '2999-01-01T00:00:00.000Z' };
    const { dialog } = await openCall({ 'PUT /api/orders/12/lease': () => Response.json(anOrder({ lease })) });
    expect(await dialog.findByText('سارا احمدی در حال تماس است')).toBeVisible();
  });

  it('goes back to the list when no call is left', async () => {
    const { location } = await openCall({ [NEXT]: () => new Response(null, { status: 204 }) });
    press('Digit1');
    saveAndNext();
    await waitFor(() => expect(location()).toBe('/admin/orders'));
  });
});

describe('an order that is open for long', () => {
  afterEach(() => void jest.useRealTimers());

  it('stays with its reader, whose session is not used by that (D13)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { calls } = await openCall();
    const leases = () => calls.filter(({ name }) => name === 'PUT /api/orders/12/lease');
    expect(leases().map(({ headers }) => headers.get('x-background'))).toEqual([null]);
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(leases().map(({ headers }) => headers.get('x-background'))).toEqual([null, '1']);
  });
});
