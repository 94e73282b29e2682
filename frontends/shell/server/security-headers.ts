import type { ServerResponse } from 'node:http';

import type { Settings } from './settings';

/** `origins`: further ones that scripts and their files may come from; development only. */
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
    // Bundlers announce changes over a socket of their own.
    `connect-src ${[own, ...(development ? ['ws:'] : sockets)].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of everything the shell itself serves; the backend sets its own. No other host is ever contacted. */
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

/** Obeyed by documents alone: a script of 4 KB need not carry half a KB of them. An SVG can be opened as a document. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  // Also style sheets obey it, and the site has none.
  'referrer-policy',
  'x-frame-options',
];

/** Takes what only documents obey from the answer with a file of this media type, unless it can be one. */
export function spareDocumentHeaders(response: ServerResponse, type: string): void {
  if (/html|svg|xml/.test(type)) return;
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
}

/** Sets these headers; a developer's page may name further `origins` on this machine. */
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
