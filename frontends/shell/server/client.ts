import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

import type { Settings } from './settings';

/** Who asks, and by what address they reached the site. */
export interface Client {
  /** An IPv4 or IPv6 address; IPv4 in its own form, also on a socket that speaks IPv6. */
  address: string;
  scheme: 'http' | 'https';
  host: string | undefined;
}
export type ClientOf = (request: IncomingMessage) => Client;

/** Whether the hop at `address` is a proxy of ours; `hop` counts from 0, the one that is connected to this server. */
type Trust = (address: string, hop: number) => boolean;

/** An address in its own form: without a port, IPv4 not as IPv6. */
export function plain(address: string): string {
  const written = address.trim();
  // Some proxies write the port too.
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

/** What the outermost proxy of ours wrote into a list to which every proxy adds; undefined when there is no such thing. */
function claimed(headers: IncomingHttpHeaders, name: string, proxies: number): string | undefined {
  const list = listOf(headers[name]);
  return proxies === 0 ? undefined : list[Math.max(0, list.length - proxies)] || undefined;
}

/**
 * Says of a request who sent it. What proxies say counts as far as `TRUST_PROXY` trusts them: from the right, each hop that is
 * trusted vouches for the one before it, and what a client wrote itself is left of that. This is the one place that decides
 * it: the API believes this server alone (decision 11).
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
      // The last one that is known stands for what its proxy does not name, or names by a word.
      if (isIP(next) === 0) break;
      address = next;
    }
    const isHttps = https || claimed(headers, 'x-forwarded-proto', proxies)?.toLowerCase() === 'https';
    const host = claimed(headers, 'x-forwarded-host', proxies) ?? headers.host;
    return { address, scheme: isHttps ? 'https' : 'http', host };
  };
}
