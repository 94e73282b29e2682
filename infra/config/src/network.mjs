import { isIPv4, isIPv6 } from 'node:net';

/** Providers give each customer an IPv6 /56 or more, so a limit per single address would be useless. */
const prefixGroups = 3;

export function networkOf(address) {
  if (address === undefined || isIPv4(address)) return address ?? 'unknown';
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return bytesOf(groups.slice(6)).join('.');
  const network = [...groups.slice(0, prefixGroups), groups[prefixGroups] & 0xff00];
  return `${network.map((group) => group.toString(16)).join(':')}::/56`;
}

/** The eight 16-bit groups. */
function groupsOf(address) {
  const [head, tail = ''] = address.replace(/%.*$/, '').split('::', 2);
  const before = numbersOf(head);
  const after = numbersOf(tail);
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}

/** The last 32 bits may be written as IPv4. */
function numbersOf(part) {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [parseInt(group, 16)];
      const [a, b, c, d] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

const bytesOf = (groups) => groups.flatMap((group) => [group >> 8, group & 0xff]);
