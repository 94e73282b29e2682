import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * These concern one connection, not the message (RFC 9110 §7.6.1). The framing is made anew for every message; what a client
 * expects of its own connection this server answers itself.
 */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/**
 * `Connection` may name more, and a client could so take away what the other end decides by. RFC 9110 forbids to name fields
 * that are for all recipients; these stay.
 */
const END_TO_END =
  /^(host|origin|referer|authorization|cookie|set-cookie|forwarded|x-forwarded-.*|x-request-id|idempotency-key|content-.*|accept.*|cache-control|date|etag|if-.*|last-modified|location|range|retry-after|sec-.*|strict-transport-security|user-agent|vary|www-authenticate)$/;

function namedIn(connection: string | undefined): ReadonlySet<string> | undefined {
  if (!connection || connection === 'keep-alive' || connection === 'close') return undefined;
  const names = connection.split(',').map((name) => name.trim().toLowerCase());
  return new Set(names.filter((name) => !END_TO_END.test(name)));
}

/** What a message says to the other end, without what concerned the connection it came on. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = namedIn(headers.connection);
  const kept: OutgoingHttpHeaders = {};
  for (const name in headers) {
    if (!HOP_BY_HOP.has(name) && !named?.has(name)) kept[name] = headers[name];
  }
  return kept;
}
