import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { WrongVariable } from './wrong-variable.mjs';

/* Each reader takes the trimmed text of a variable (empty: not set) and its name, and returns its value or throws. */

/** A reader of free text; null when it is not set. */
export const text = (value) => value || null;

/** A text that may begin or end with spaces. */
export const verbatim = (_value, _name, raw) => raw || null;

export const textOr = (fallback) => (value) => value || fallback;

export const folderOr = (fallback) => (value) => resolve(value || fallback);

/** 0 takes any free port; tests use it. */
export const portOr = (fallback) => (value, name) => {
  if (value === '') return fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new WrongVariable(`${name} must be a port number from 0 to 65535, not "${value}"`);
  }
  return Number(value);
};

/** The first of `allowed` is the default. */
export const oneOf =
  (...allowed) =>
  (value, name) => {
    const chosen = value || allowed[0];
    if (!allowed.includes(chosen)) {
      throw new WrongVariable(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
    }
    return chosen;
  };

/** A text of at least `least` characters; the error message does not contain it. */
export const secret = (least) => (_value, name, raw) => {
  if (raw && [...raw].length < least) throw new WrongVariable(`${name} must have at least ${least} characters`);
  return raw || null;
};

/** Lines as `cart <base64>`, separated by line ends or commas: `[name, base64]` of each. The error message contains no key. */
export const namedKeys = (value, name) => {
  if (value === '') return null;
  const lines = value.split(/[\n,]/).map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, owner, key] = /^([a-z][a-z0-9-]*)\s+([A-Za-z0-9+/]{40,}={0,2})$/.exec(line) ?? [];
    if (!owner) throw new WrongVariable(`${name} must have lines of a name and a key in base64, as "cart MC4C…"`);
    return [owner, key];
  });
};

/** A URL, unchanged. It may contain a password, so the error message does not contain it. */
export const url =
  (...protocols) =>
  (value, name) => {
    if (value === '') return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      const beginnings = protocols.map((each) => `${each}//`).join(' or ');
      throw new WrongVariable(`${name} must be a URL that begins with ${beginnings}`);
    }
    return value;
  };

export function mysqlUrl(value, name) {
  const found = url('mysql:')(value, name);
  if (found !== null && new URL(found).pathname.length < 2) {
    throw new WrongVariable(`${name} must name a database: mysql://user:pass@host:port/db`);
  }
  return found;
}

/** The origin of a site, `https://afshoreh.example`: links are this and a path. */
export function origin(value, name) {
  if (value === '') return null;
  const parsed = /^https?:\/\//i.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || parsed.href !== `${parsed.origin}/`) {
    throw new WrongVariable(`${name} must be an address as https://example.com, without a path`);
  }
  return parsed.origin;
}

/** A list of origins of servers without TLS, `http://10.0.0.2:8081`, with commas between them. */
export const originsOr = (fallback) => (value, name) => {
  if (value === '') return fallback;
  const origins = value.split(',').map((each) => origin(each.trim(), name));
  if (origins.some((each) => !each?.startsWith('http:'))) {
    throw new WrongVariable(`${name} must be a list of addresses as http://10.0.0.2:8081, with commas between them`);
  }
  return [...new Set(origins)];
};

/** Named networks, the same names as in Express. */
export const NETWORKS = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function networksOf(value, name) {
  return value.split(',').flatMap((each) => {
    const written = each.trim();
    if (Object.hasOwn(NETWORKS, written)) return NETWORKS[written];
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(written) ?? [];
    const longest = { 4: 32, 6: 128 }[isIP(address)];
    if (longest === undefined || Number(bits ?? longest) > longest) {
      throw new WrongVariable(`${name} must be on, off, a number of proxies or their addresses, not "${value}"`);
    }
    return [`${address}/${bits ?? longest}`];
  });
}

/**
 * The proxies in front of the shell: nothing, `on` for one proxy, a number of proxies, or their addresses. Returns the number
 * of proxies, or their networks as `10.0.0.0/8`.
 */
export function proxies(value, name) {
  if (['', 'off', 'false'].includes(value)) return 0;
  if (['on', 'true'].includes(value)) return 1;
  return /^\d{1,3}$/.test(value) ? Number(value) : networksOf(value, name);
}
