import { isIP } from 'node:net';
import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';
import { copy } from '../copy.js';
import { Field, type FieldOptions } from './field.js';

const bitsOf = { 4: 32, 6: 128 } as const;

/** `203.0.113.7`, `2001:db8::/48`. An IPv4 address that is mapped into IPv6 is refused, because it would match nothing. */
export function isAddressOrNetwork(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || address.includes('%') || more.length > 0) return false;
  if (family === 6 && new URL(`http://[${address}]`).hostname.startsWith('[::ffff:')) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf[family]);
}

/** At most `most` addresses and networks (CIDR) of both families. */
export function NetworkAddresses(most: number, options?: FieldOptions): PropertyDecorator {
  const message = copy.networkAddressWrong;
  const isAddress = ValidateBy(
    { name: 'isAddressOrNetwork', validator: { validate: isAddressOrNetwork } },
    { each: true, message },
  );
  const checks = [IsArray({ message }), ArrayMaxSize(most), isAddress];
  return Field({ schema: { type: [String], maxItems: most }, checks }, options);
}
