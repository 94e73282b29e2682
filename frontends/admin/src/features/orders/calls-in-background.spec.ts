import { mockApi, problem, testQueryClient, waitFor } from '@afshoreh/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrder } from '../../testing/entities';
import { emptyCall } from './call-form';
import { CallsInBackground } from './calls-in-background';

const RECORD = 'POST /api/orders/12/calls';
const values = { ...emptyCall, outcome: 'no_answer', note: 'منشی پاسخ داد' };
const body = { outcome: 'no_answer', note: 'منشی پاسخ داد', nextCallAt: null, version: 4 } as const;
const saved = () => Response.json(anOrder({ version: 5 }), { status: 201 });
const away = () => problem(503, 'common.away', 'سرور در دسترس نیست');

let calls: CallsInBackground;
const failures = () => calls.get().map(({ id, failure }) => [id, failure]);
beforeEach(() => {
  calls = new CallsInBackground(testQueryClient());
});
afterEach(() => localStorage.clear());

describe('a call that is saved in the background', () => {
  it('is listed until it is saved, and its order is not offered again so long', async () => {
    let answer: ((response: Response) => void) | undefined;
    mockApi({ [RECORD]: () => new Promise((resolve) => (answer = resolve)) });
    calls.record({ id: 12, values, body });
    expect([calls.ids(), failures()]).toEqual([[12], [[12, null]]]);
    // While it is being sent, the form of its order starts empty.
    expect(calls.typedFor(12)).toBeNull();
    await waitFor(() => expect(answer).toBeDefined());
    let isSettled = false;
    void calls.settled(12).then(() => (isSettled = true));
    await Promise.resolve();
    expect(isSettled).toBe(false);
    answer?.(saved());
    await waitFor(() => expect(calls.ids()).toEqual([]));
    await waitFor(() => expect(isSettled).toBe(true));
    expect(calls.typedFor(12)).toBeNull();
  });

  it('comes back with its reason when it fails, keeps its input over a reload, and is sent again as it was', async () => {
    let isAway = true;
    const sent = mockApi({ [RECORD]: () => (isAway ? away() : saved()) });
    calls.record({ id: 12, values, body });
    await waitFor(() => expect(failures()).toEqual([[12, 'سرور در دسترس نیست']]), { timeout: 10_000 });
    expect(calls.typedFor(12)).toEqual(values);
    expect(new CallsInBackground(testQueryClient()).typedFor(12)).toEqual(values);
    isAway = false;
    calls.retry(12);
    await waitFor(() => expect(calls.ids()).toEqual([]), { timeout: 10_000 });
    const bodies = sent.filter(({ name }) => name === RECORD).map((call) => call.body);
    expect(bodies.at(-1)).toEqual(bodies[0]);
    expect(new CallsInBackground(testQueryClient()).typedFor(12)).toBeNull();
  });

  it('is forgotten once its order has another saved call', async () => {
    mockApi({ [RECORD]: away });
    calls.record({ id: 12, values, body });
    await waitFor(() => expect(failures()).toEqual([[12, 'سرور در دسترس نیست']]), { timeout: 10_000 });
    calls.forget(12);
    expect([calls.ids(), calls.typedFor(12)]).toEqual([[], null]);
  });
});
