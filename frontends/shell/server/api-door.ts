import type { AddressInfo } from 'node:net';

import type { ApiCopies } from './api-copies';
import { clientsOf } from './client';
import { siteServer } from './http-server';
import { proxyTo } from './proxy/proxy';
import type { Settings } from './settings';

/**
 * Where the render worker and other parts of this server reach the API: its origin, or with several copies a port of this
 * process that proxies to all of them, so that one place knows how to go on without a copy.
 */
export async function apiDoor(settings: Settings, copies: ApiCopies): Promise<string> {
  if (copies.all.length === 1) return settings.apiOrigin;
  // Calls on behalf of a visitor carry the visitor's address.
  const server = siteServer(proxyTo({ copies, clientOf: clientsOf({ ...settings, trustProxy: 1 }) }));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
