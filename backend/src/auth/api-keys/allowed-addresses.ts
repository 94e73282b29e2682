import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whether `allowed` (addresses and networks) includes the address, in whatever notation. An empty list allows every address.
 */
export function isAllowed(address: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const [plain = ''] = address.split('%', 1);
  const family = isIP(plain);
  if (family === 0) return false;
  // BlockList also compares an IPv4 address that is mapped into IPv6 with the IPv4 networks.
  return listOf(allowed).check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

function listOf(allowed: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of allowed) {
    const [address = '', bits] = each.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
