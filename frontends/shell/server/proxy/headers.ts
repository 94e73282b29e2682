import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * Headers of a single connection, not of the message (RFC 9110 §7.6.1). Every message is framed anew, and this server itself
 * handles `expect`.
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
 * `Connection` may name further headers, with which a client could remove headers that the backend relies on. RFC 9110 forbids
 * naming end-to-end headers, so these are kept.
 */
const END_TO_END =
  /^(host|origin|referer|authorization|cookie|set-cookie|forwarded|x-forwarded-.*|x-request-id|idempotency-key|content-.*|accept.*|cache-control|date|etag|if-.*|last-modified|location|range|retry-after|sec-.*|strict-transport-security|user-agent|vary|www-authenticate)$/;

function namedIn(connection: string | undefined): ReadonlySet<string> | undefined {
  if (!connection || connection === 'keep-alive' || connection === 'close') return undefined;
  const names = connection.split(',').map((name) => name.trim().toLowerCase());
  return new Set(names.filter((name) => !END_TO_END.test(name)));
}

/** The end-to-end headers of a message. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = namedIn(headers.connection);
  const kept: OutgoingHttpHeaders = {};
  for (const name in headers) {
    if (!HOP_BY_HOP.has(name) && !named?.has(name)) kept[name] = headers[name];
  }
  return kept;
}
