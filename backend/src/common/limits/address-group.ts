import { isIPv4, isIPv6 } from 'node:net';

/** Providers hand each customer a /56 or more of IPv6: whoever counts single addresses counts nothing. */
const prefixGroups = 3;

/**
 * Whom a limit counts: an IPv4 address as it is (also when it comes mapped into IPv6), an IPv6 address as its /56.
 * Anything else is one and the same group.
 */
export function addressGroup(address: string | undefined): string {
  if (address === undefined || isIPv4(address)) return address ?? 'unknown';
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = [...groups.slice(0, prefixGroups), (groups[prefixGroups] ?? 0) & 0xff00];
  return `${network.map((group) => group.toString(16)).join(':')}::/56`;
}

/** The eight groups of sixteen bits. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::', 2);
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The last 32 bits may be written as IPv4. */
function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}
