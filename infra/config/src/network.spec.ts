import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network.mjs';

describe('the network that a limit counts an address in', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ])('of %s is the IPv4 address', (address, group) => {
    expect(networkOf(address)).toBe(group);
  });

  it.each([
    ['2001:db8:1:2200::1', '2001:db8:1:2200::/56'],
    ['2001:db8:1:22ff:ffff:ffff:ffff:ffff', '2001:db8:1:2200::/56'],
    ['2001:0DB8:0001:2201::', '2001:db8:1:2200::/56'],
    ['2001:db8:1:2300::1', '2001:db8:1:2300::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ])('of %s is its /56', (address, group) => {
    expect(networkOf(address)).toBe(group);
  });

  it.each([undefined, '', 'unknown', '2001:db8::/32', '203.0.113.7:443'])('of %s is the same for all', (address) => {
    expect(networkOf(address)).toBe('unknown');
  });
});
