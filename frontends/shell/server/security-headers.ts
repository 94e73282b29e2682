import type { ServerResponse } from 'node:http';

import type { Settings } from './settings';

function contentPolicy(development: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // styled-components and the toast library write style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Bundlers announce changes over a socket of their own.
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of everything the shell itself serves; the backend sets its own. No other host is ever contacted. */
export function securityHeaders(settings: Settings): (response: ServerResponse) => void {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(settings.devServers !== undefined),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  if (settings.https) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
}
