const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
// Browsers drop control characters and read a backslash as a slash, so either could turn a path into another host.
const DECEPTIVE = /[\p{Cc}\p{Cf}\s\\]/u;

/** A path on this site: begins with one slash. */
function isSitePath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//') && !DECEPTIVE.test(text);
}

/** Whether a link is safe for visitors: http(s), mailto, tel or a path on this site; not `javascript:` and the like. */
export function isSiteLink(text: string): boolean {
  if (isSitePath(text)) return true;
  if (DECEPTIVE.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  if (!SCHEMES.includes(protocol) || username !== '') return false;
  return protocol.startsWith('http') ? /^https?:\/\//i.test(text) && hostname !== '' : text.length > protocol.length;
}
