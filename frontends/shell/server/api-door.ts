import type { AddressInfo } from 'node:net';

import type { ApiCopies } from './api-copies';
import { clientsOf } from './client';
import { siteServer } from './http-server';
import { proxyTo } from './proxy/proxy';
import type { Settings } from './settings';

/**
 * The origin at which the render worker and other parts of this server reach the API. With one copy it is the origin of that
 * copy. With several it is a port of this process that proxies to all of them, so that only the proxy handles a lost copy.
 */
export async function apiDoor(settings: Settings, copies: ApiCopies): Promise<string> {
  if (copies.all.length === 1) return settings.apiOrigin;
  // Calls on behalf of a visitor carry the visitor's address.
  const server = siteServer(proxyTo({ copies, clientOf: clientsOf({ ...settings, trustProxy: 1 }) }));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
