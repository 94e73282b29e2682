import type { ServerResponse } from 'node:http';

import type { Settings } from './settings';

/** `origins` are further allowed origins of scripts and their files; development only. */
function contentPolicy(development: boolean, origins: readonly string[] = []): string {
  const own = ["'self'", ...origins].join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${own}`,
    // styled-components and the toast library write style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    // Dev servers announce changes over a WebSocket.
    `connect-src ${[own, ...(development ? ['ws:'] : sockets)].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of all responses of the shell itself; the backend sets its own. Pages contact no other host. */
export function securityHeadersOf(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(settings.devServers !== undefined),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(settings.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Headers that matter only for documents. Other responses are sent without them, which saves half a KB. An SVG file may
 * be opened as a document.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  // This header would also matter for style sheets, but the site has no style sheet files.
  'referrer-policy',
  'x-frame-options',
];

/** Removes the headers for documents from a response of this media type, unless it can be a document. */
export function removeDocumentHeaders(response: ServerResponse, type: string): void {
  if (/html|svg|xml/.test(type)) return;
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
}

/** Returns a function that sets the headers; in development a page may add `origins` on this machine. */
export function securityHeaders(settings: Settings): (response: ServerResponse, origins?: readonly string[]) => void {
  const headers = Object.entries(securityHeadersOf(settings));
  return (response, origins) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (origins) {
      const development = settings.devServers !== undefined;
      response.setHeader('content-security-policy', contentPolicy(development, origins));
    }
  };
}
