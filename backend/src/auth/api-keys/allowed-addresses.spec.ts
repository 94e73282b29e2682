import { describe, expect, it } from '@jest/globals';
import { isAddressOrNetwork } from '../../common/validation/index.js';
import { isAllowed } from './allowed-addresses.js';

describe('the addresses of a key', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.0/24']],
    ['::FFFF:CB00:7107', ['203.0.113.7']],
    ['2001:DB8:0:0:0:0:0:1', ['2001:db8::1']],
    ['2001:db8:0:ffff::9', ['2001:db8::/32']],
    ['fe80::1%eth0', ['fe80::/10']],
    ['198.51.100.1', []],
  ])('include %s in %j, however it is written', (address, allowed) => {
    expect(isAllowed(address, allowed)).toBe(true);
  });

  it.each([
    ['203.0.114.7', ['203.0.113.0/24']],
    ['2001:db9::1', ['2001:db8::/32']],
    ['203.0.113.7', ['2001:db8::/32']],
    ['::1', ['127.0.0.1']],
    ['', ['0.0.0.0/0']],
    ['unknown', ['::/0']],
  ])('do not include %j in %j', (address, allowed) => {
    expect(isAllowed(address, allowed)).toBe(false);
  });

  it('are addresses and networks of both families, and nothing else', () => {
    const right = ['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/48', '::1', '::1/128'];
    expect(right.filter((each) => !isAddressOrNetwork(each))).toEqual([]);
    const wrong = ['', 'shop.example', '203.0.113', '203.0.113.007', '203.0.113.7/33', '2001:db8::/129', '1.2.3.4/'];
    wrong.push('1.2.3.4/-1', '1.2.3.4/24/1', 'fe80::1%eth0', '::ffff:1.2.3.4', '0:0:0:0:0:ffff:102:304', '1.2.3.4 ');
    expect(wrong.filter(isAddressOrNetwork)).toEqual([]);
  });
});
