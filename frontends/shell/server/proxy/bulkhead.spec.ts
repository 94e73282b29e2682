import { describe, expect, it } from '@jest/globals';

import { Bulkhead } from './bulkhead';

const limits = { running: { perNetwork: 2, inAll: 4 }, waiting: { perNetwork: 2, inAll: 3 }, waitMs: 60_000 };

/** A bulkhead, the names that started and were refused in it, and a function for each that frees its place. */
function aBulkhead(own: Partial<typeof limits> = {}) {
  const bulkhead = new Bulkhead({ ...limits, ...own });
  const [started, refused]: string[][] = [[], []];
  const leave: Record<string, () => void> = {};
  const enter = (name: string) => {
    const [network = ''] = name;
    leave[name] = bulkhead.enter(
      network,
      () => started?.push(name),
      (exceeded) => refused?.push(`${name}: ${exceeded}`),
    );
  };
  return { enter, leave, started, refused };
}

describe('a bulkhead', () => {
  it('starts as many as the limits allow, and the rest in turn as places become free', () => {
    const { enter, leave, started } = aBulkhead();
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].forEach(enter);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    leave.b1?.();
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
    leave.a1?.();
    leave.a1?.();
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
    leave.b2?.();
    leave.a2?.();
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'a3', 'a4']);
    leave.a3?.();
    leave.a4?.();
  });

  it('takes networks in turn, so that a long queue does not delay the others', () => {
    const { enter, leave, started } = aBulkhead({ running: { perNetwork: 1, inAll: 1 } });
    ['a1', 'a2', 'a3', 'b1'].forEach(enter);
    leave.a1?.();
    leave.a2?.();
    leave.b1?.();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    leave.a3?.();
  });

  it('gives a free place to the network with the fewest running exchanges', () => {
    const { enter, leave, started } = aBulkhead({
      running: { perNetwork: 3, inAll: 3 },
      waiting: { perNetwork: 2, inAll: 4 },
    });
    ['a1', 'a2', 'b1', 'a3', 'b2', 'c1'].forEach(enter);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    leave.a1?.();
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1']);
    Object.values(leave).forEach((each) => each());
  });

  it('refuses above the limit of one network, and above the total limit', () => {
    const { enter, leave, refused } = aBulkhead({ running: { perNetwork: 1, inAll: 1 } });
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].forEach(enter);
    expect(refused).toEqual(['a4: network', 'b2: all']);
    Object.values(leave).forEach((each) => each());
  });

  it('refuses what has waited too long, and frees its place in the queue', async () => {
    const bulkhead = new Bulkhead({ ...limits, running: { perNetwork: 1, inAll: 1 }, waitMs: 10 });
    const leaveFirst = bulkhead.enter(
      'a',
      () => {},
      () => {},
    );
    const exceeded = await new Promise((refuse) => bulkhead.enter('a', () => refuse('started'), refuse));
    expect(exceeded).toBe('all');
    leaveFirst();
    expect(await new Promise((resolve) => bulkhead.enter('b', resolve, resolve))).toBeInstanceOf(Function);
  });

  it('does not count what stopped waiting or ended', () => {
    const { enter, leave, started, refused } = aBulkhead({ running: { perNetwork: 1, inAll: 1 } });
    ['a1', 'a2', 'a3'].forEach(enter);
    leave.a2?.();
    leave.a3?.();
    ['a4', 'a5'].forEach(enter);
    leave.a1?.();
    expect([started, refused]).toEqual([['a1', 'a4'], []]);
    Object.values(leave).forEach((each) => each());
  });
});
