import { describe, expect, it } from '@jest/globals';
import { callOutcomes, type CallOutcome } from './call-outcome.js';
import { Order } from './order.entity.js';
import type { OrderStatus } from './order-status.js';

const admin = { id: 1, displayName: 'لیلا رستمی' };
/** The hour of a day, or of a later one (30 is six o'clock of the next). */
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));
const hourOf = (moment: Date | null): number | null => moment && (moment.getTime() - at(0).getTime()) / 3_600_000;

/** Placed at 6, promised a call before 12. */
function aNewOrder(): Order {
  const order = Object.assign(new Order(), {
    id: 7,
    status: 'new',
    version: 1,
    createdAt: at(6),
    callBy: at(12),
    nextCallAt: null,
    reachedAt: null,
    calls: [],
  });
  order.updateCallDueAt();
  return order;
}

/** Two hours after a failure, and from the third in a row on the day after. */
function call(order: Order, outcome: CallOutcome, when: number, next: number | null = null): void {
  const nextCallAt = next === null ? null : at(next);
  const record = order.recordCall({ outcome, note: null, nextCallAt }, admin, at(when), (failures) =>
    at(failures < 3 ? when + 2 : 32),
  );
  order.calls.push(record as Order['calls'][number]);
}

type Step = [outcome: CallOutcome, when: number, next?: number] | OrderStatus;

function after(...steps: Step[]): Order {
  const order = aNewOrder();
  for (const step of steps) {
    if (typeof step === 'string') order.moveTo(step, admin, at(14));
    else call(order, ...step);
  }
  return order;
}

describe('a call is owed', () => {
  it.each<[why: string, due: number | null, ...steps: Step[]]>([
    ['as promised, of a new order', 12],
    ['as promised, of one that was taken up without any call', 12, 'processing'],
    ['to nobody, of a cancelled order', null, 'cancelled'],
    ['to nobody, of a completed order', null, ['busy', 8], 'completed'],
    ['as promised, of a closed order that is opened again', 12, 'cancelled', 'processing'],
    ['two hours after an attempt without answer', 10, ['no_answer', 8]],
    ['two hours after a busy line', 10, ['busy', 8]],
    ['two hours after a wrong number', 10, ['wrong_number', 8]],
    ['two hours after the second failure', 12, ['no_answer', 8], ['busy', 10]],
    ['on the next morning after the third failure', 32, ['no_answer', 8], ['busy', 10], ['no_answer', 12]],
    [
      'two hours after a failure that follows an answer',
      14,
      ['busy', 8],
      ['busy', 9],
      ['call_back', 10, 12],
      ['busy', 12],
    ],
    ['at the time that was planned after a failure', 20, ['no_answer', 8, 20]],
    ['two hours after the planned call failed', 22, ['no_answer', 8, 20], ['no_answer', 20]],
    ['at the time the customer asked for', 15, ['call_back', 8, 15]],
    ['two hours later when the customer who asked for it did not answer', 17, ['call_back', 8, 15], ['busy', 15]],
    ['at the planned time, when the order is taken up meanwhile', 20, ['no_answer', 8, 20], 'processing'],
    ['two hours after the planned call of an order in work failed', 22, ['busy', 8, 20], 'processing', ['busy', 20]],
    ['two hours after a failed attempt, of an order in work', 17, 'processing', ['no_answer', 15]],
    ['to nobody once a call reached the customer', null, ['reached', 8]],
    ['to nobody once the planned call reached the customer', null, ['call_back', 8, 10], ['reached', 11]],
    ['to nobody, of a reached customer whose order is taken up', null, ['reached', 8], 'processing'],
    ['at the planned time, to a customer who was reached before', 20, ['reached', 8, 20]],
    ['two hours later when a customer who was reached before does not answer', 22, ['reached', 8, 20], ['busy', 20]],
    ['as promised, when a call failed after the order had been closed', 12, 'cancelled', ['busy', 15], 'new'],
  ])('%s', (_why, due, ...steps) => expect(hourOf(after(...steps).callDueAt)).toBe(due));

  it.each(callOutcomes)('after %s in writing as the call left it', (outcome) => {
    const next = outcome === 'call_back' ? 15 : null;
    const order = after([outcome, 8, next ?? undefined]);
    expect(order.calls.at(-1)?.nextCallAt).toEqual(order.nextCallAt);
  });

  it('and overdue when its time is over', () => {
    const order = after(['busy', 8]);
    expect([order.isOverdue(at(10)), order.isOverdue(at(11))]).toEqual([false, true]);
    expect(after(['reached', 8]).isOverdue(at(99))).toBe(false);
  });
});

it('a customer is reached once: the first time counts', () => {
  expect(after(['reached', 9], ['reached', 16]).reachedAt).toEqual(at(9));
});
