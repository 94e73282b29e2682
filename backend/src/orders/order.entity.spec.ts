import { describe, expect, it } from '@jest/globals';
import type { CallOutcome } from './call-outcome.js';
import { Order } from './order.entity.js';

const admin = { id: 1, displayName: 'لیلا رستمی' };
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

/** Placed at 6, promised a call before 12. */
function aNewOrder(): Order {
  const order = Object.assign(new Order(), {
    ...{ id: 7, status: 'new', version: 1, createdAt: at(6), callBy: at(12), nextCallAt: null, reachedAt: null },
  });
  order.oweCall();
  return order;
}

const call = (order: Order, outcome: CallOutcome, when: Date, nextCallAt: Date | null = null): void =>
  void order.recordCall({ outcome, note: null, nextCallAt }, admin, when);

describe('an order is overdue (D10)', () => {
  it('when the promised time is over and nobody called', () => {
    const order = aNewOrder();
    expect([order.isOverdue(at(12)), order.isOverdue(at(13))]).toEqual([false, true]);
  });

  it.each(['no_answer', 'busy', 'wrong_number'] as const)('when every attempt ended with %s', (outcome) => {
    const order = aNewOrder();
    call(order, outcome, at(8));
    expect([order.isOverdue(at(11)), order.isOverdue(at(13))]).toEqual([false, true]);
  });

  it('not any more once a call reached the customer', () => {
    const order = aNewOrder();
    call(order, 'reached', at(14));
    expect([order.isOverdue(at(15)), order.reachedAt]).toEqual([false, at(14)]);
    call(order, 'reached', at(16));
    expect(order.reachedAt).toEqual(at(14));
  });

  it('not any more once somebody took it up', () => {
    const order = aNewOrder();
    order.moveTo('processing', admin, at(14));
    expect(order.isOverdue(at(15))).toBe(false);
  });

  it('at the planned next call instead of the promised time, whatever its status while it is open', () => {
    const order = aNewOrder();
    call(order, 'no_answer', at(8), at(20));
    expect([order.isOverdue(at(13)), order.isOverdue(at(21))]).toEqual([false, true]);
    order.moveTo('processing', admin, at(14));
    expect([order.isOverdue(at(19)), order.isOverdue(at(21))]).toEqual([false, true]);
  });

  it('until the planned call was made: its outcome says what is owed next', () => {
    const order = aNewOrder();
    call(order, 'call_back', at(8), at(10));
    expect(order.isOverdue(at(11))).toBe(true);
    call(order, 'reached', at(11));
    expect([order.nextCallAt, order.isOverdue(at(23))]).toEqual([null, false]);
  });

  it('again when a customer who asked for a later call could not be reached then', () => {
    const order = aNewOrder();
    call(order, 'call_back', at(8), at(10));
    call(order, 'no_answer', at(10));
    expect([order.isOverdue(at(11)), order.isOverdue(at(13))]).toEqual([false, true]);
  });

  it('also when a reached customer is to be called once more', () => {
    const order = aNewOrder();
    call(order, 'reached', at(8), at(20));
    expect([order.isOverdue(at(13)), order.isOverdue(at(21))]).toEqual([false, true]);
  });

  it.each(['completed', 'cancelled'] as const)('never while it is %s, and again when it is opened', (closed) => {
    const order = aNewOrder();
    call(order, 'no_answer', at(8), at(10));
    order.moveTo(closed, admin, at(9));
    expect(order.isOverdue(at(23))).toBe(false);
    order.moveTo('new', admin, at(11));
    expect(order.isOverdue(at(23))).toBe(true);
  });
});
