import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

import type { Settings } from './settings';

/** The client's address, and the scheme and host by which it reached the site. */
export interface Client {
  /** An IPv4 or IPv6 address; IPv4 never in its IPv6-mapped form. */
  address: string;
  scheme: 'http' | 'https';
  host: string | undefined;
  /** The id that a trusted proxy gave the request. */
  requestId?: string | undefined;
}
export type ClientOf = (request: IncomingMessage) => Client;

/** The backend keeps an id of this form. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Whether the hop at `address` is a trusted proxy; hop 0 is connected to this server. */
type Trust = (address: string, hop: number) => boolean;

/** An address without a port, and IPv4 not in its IPv6-mapped form. */
export function plain(address: string): string {
  const written = address.trim();
  // Some proxies add the port.
  const [, bare = written] =
    /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written) ?? [];
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

function trustOf(trustProxy: Settings['trustProxy']): Trust {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  const networks = new BlockList();
  for (const network of trustProxy) {
    const [address = '', bits] = network.split('/');
    networks.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const listOf = (value: string | string[] | undefined): string[] =>
  value === undefined
    ? []
    : String(value)
        .split(',')
        .map((each) => each.trim());

/** The entry of the outermost trusted proxy in a list to which every proxy appends; undefined without one. */
function claimed(headers: IncomingHttpHeaders, name: string, proxies: number): string | undefined {
  const list = listOf(headers[name]);
  return proxies === 0 ? undefined : list[Math.max(0, list.length - proxies)] || undefined;
}

/**
 * Determines the client of a request. Forwarded headers are read from the right, as long as `TRUST_PROXY` trusts the hop that
 * wrote the entry; entries further left may be forged by the client. Only this function decides it, and the API trusts only
 * this server (decision 11).
 */
export function clientsOf({ trustProxy, https }: Pick<Settings, 'trustProxy' | 'https'>): ClientOf {
  const trusts = trustOf(trustProxy);
  return ({ headers, socket }) => {
    const before = listOf(headers['x-forwarded-for']).reverse();
    let address = plain(socket.remoteAddress ?? '');
    let proxies = 0;
    while (trusts(address, proxies)) {
      const next = plain(before[proxies] ?? '');
      proxies += 1;
      // The proxy forwarded no address, so the last known hop counts as the client.
      if (isIP(next) === 0) break;
      address = next;
    }
    const isHttps = https || claimed(headers, 'x-forwarded-proto', proxies)?.toLowerCase() === 'https';
    const host = claimed(headers, 'x-forwarded-host', proxies) ?? headers.host;
    const sent = headers['x-request-id'];
    const requestId = proxies > 0 && typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : undefined;
    return { address, scheme: isHttps ? 'https' : 'http', host, requestId };
  };
}
