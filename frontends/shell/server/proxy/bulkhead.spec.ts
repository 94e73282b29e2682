import { describe, expect, it } from '@jest/globals';

import { Bulkhead } from './bulkhead';

const limits = { running: { perNetwork: 2, inAll: 3 }, waiting: { perNetwork: 2, inAll: 3 }, waitMs: 60_000 };

/** A bulkhead, what started in it, what it refused, and how each leaves. */
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
  it('lets in what one network and all together may have, and the rest in turn as places get free', () => {
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

  it('takes networks in turn, so that a long line does not hold up the others', () => {
    const { enter, leave, started } = aBulkhead({ running: { perNetwork: 1, inAll: 1 } });
    ['a1', 'a2', 'a3', 'b1'].forEach(enter);
    leave.a1?.();
    leave.a2?.();
    leave.b1?.();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    leave.a3?.();
  });

  it('refuses what is too much of one network, and too much in all', () => {
    const { enter, leave, refused } = aBulkhead({ running: { perNetwork: 1, inAll: 1 } });
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].forEach(enter);
    expect(refused).toEqual(['a4: network', 'b2: all']);
    Object.values(leave).forEach((each) => each());
  });

  it('refuses what has waited too long, and keeps its place no more', async () => {
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

  it('does not count what gave the wait up, or came to nothing', () => {
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
