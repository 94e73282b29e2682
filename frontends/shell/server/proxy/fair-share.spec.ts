import { describe, expect, it } from '@jest/globals';

import { FairShare, Hold } from './fair-share';

/** A share, the holds that it ended, and a function that takes `a1` for the network `a`. */
function aShare(perNetwork: number, inAll: number) {
  const share = new FairShare({ perNetwork, inAll });
  const ended: string[] = [];
  const holds: Record<string, Hold> = {};
  const take = (name: string, { endable = true } = {}): string => {
    const hold = share.take(name.charAt(0));
    if (!(hold instanceof Hold)) return hold;
    if (endable) hold.end = () => ended.push(name);
    holds[name] = hold;
    return 'taken';
  };
  return { share, take, holds, ended };
}

const taken = (share: FairShare, network: string, times: number): number =>
  Array.from({ length: times }, () => share.take(network)).filter((hold) => hold instanceof Hold).length;

describe('a share', () => {
  it('gives one network at most its limit, and at most as much as is free', () => {
    const { share } = aShare(96, 256);
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((network) => taken(share, network, 200))).toEqual([
      96, 80, 40, 20, 10, 5, 3, 1, 1,
    ]);
  });

  it('returns which limit is exceeded', () => {
    const { take } = aShare(2, 3);
    expect(['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => take(name, { endable: false }))).toEqual([
      'taken',
      'taken',
      'network',
      'taken',
      'all',
    ]);
  });

  it('ends the oldest hold of the largest holder for a network that holds less, when nothing is free', () => {
    const { take, ended } = aShare(4, 7);
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].forEach((name) => take(name));
    expect([take('d1'), ended]).toEqual(['taken', ['a1']]);
    expect([take('d2'), ended]).toEqual(['taken', ['a1', 'a2']]);
    expect([take('d3'), take('c2'), ended]).toEqual(['all', 'all', ['a1', 'a2']]);
  });

  it('ends an idle hold first, then the least recently used one', () => {
    const { take, holds, ended } = aShare(4, 7);
    ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].forEach((name) => take(name));
    Object.assign(holds.a3 ?? {}, { isIdle: () => true });
    holds.a1?.touch();
    ['d1', 'd2'].forEach((name) => take(name));
    expect(ended).toEqual(['a3', 'a2']);
  });

  it('ends an idle hold of a network at its own limit for a new one of the same network', () => {
    const { take, holds, ended } = aShare(2, 10);
    ['a1', 'a2'].forEach((name) => take(name));
    expect([take('a3'), ended]).toEqual(['network', []]);
    Object.assign(holds.a2 ?? {}, { isIdle: () => true });
    expect([take('a3'), ended]).toEqual(['taken', ['a2']]);
  });

  it('ends no hold without an `end` function', () => {
    const { take, ended } = aShare(4, 5);
    ['a1', 'a2', 'a3', 'b1', 'b2'].forEach((name) => take(name, { endable: false }));
    expect([take('c1'), take('d1'), ended]).toEqual(['taken', 'all', []]);
  });

  it('counts the growing amount of a hold, until it is released once', () => {
    const share = new FairShare({ perNetwork: 100, inAll: 120 });
    const hold = new Hold(share, 'a');
    expect([hold.add(60), hold.add(41), share.heldBy('a')]).toEqual([undefined, 'network', 60]);
    hold.release();
    hold.release();
    expect([share.heldBy('a'), share.take('b', 100)]).toEqual([0, expect.any(Hold)]);
  });
});
