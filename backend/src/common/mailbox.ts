import { domainToASCII } from 'node:url';

/** Google ignores dots in the name of a mailbox; with other providers a dot makes another mailbox. */
const gmailDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an e-mail address, for counting: `Sara+a@example.com` and `sara+b@example.com` reach the same
 * person. Mail itself goes to the typed address. Where a server does not ignore the part after «+», a few people share
 * a limit. Text that is no e-mail address is only converted to lower case.
 */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 0) return typed;
  const domain = domainToASCII(typed.slice(at + 1)) || typed.slice(at + 1);
  // Quotes and backslashes are notation, not part of the name (RFC 5321 §4.1.2).
  const name = typed
    .slice(0, at)
    .replace(/["\\]/g, '')
    .replace(/(?<=.)\+.*$/s, '');
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
