import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

import type { RemoteName } from './zones';

/** Raised with every change that an older shell or remote does not understand. */
export const CONTRACT_VERSION = 1;

/** What a page says about itself to browsers, search engines and the screen reader. */
export interface Head {
  title: string;
  description?: string;
  /** Separated by «،». */
  keywords?: string;
  /** For example `noindex`. */
  robots?: string;
  /** Path of the one address this page should be known by. */
  canonical?: string;
  /** schema.org object for search engines. */
  jsonLd?: object;
  /** Address of a picture, for whoever shows a link to this page: on this site, as `/media/…`. */
  image?: string;
  /** Open Graph's kind of page; `website` unless told. */
  type?: 'website' | 'article' | 'product';
  /** The answer's status on the server; 200 unless told. 404 for what is not there. */
  status?: 200 | 404 | 410;
  /** Where this page really is, as a path on this site: the server sends visitors on, `permanent` ones for good. */
  redirect?: { to: string; permanent: boolean };
}

/** The one module a remote exposes, as `./app` (design §6). */
export interface RemoteModule {
  contract: { name: RemoteName; version: number };
  /** Routes with absolute paths. Make each page with `lazyPage`, so that it loads on its own. */
  routes: RouteObject[];
  /** Reads from the query cache what `prefetch` put there; without data it answers what the address alone tells. */
  head: (url: URL, data: QueryClient) => Head;
  /** Fetches what the page at `url` shows first. A failure is the page's to show: this does not reject. */
  prefetch: (queryClient: QueryClient, url: URL) => Promise<void>;
}

/** Where one remote's live version is. */
export interface RemoteVersion {
  version: string;
  /** Address of its remoteEntry on this site. */
  entry: string;
  /** `sha384-…` of the entry. */
  integrity?: string;
}
/** The versions one page view is made of. */
export type Snapshot = Record<RemoteName, RemoteVersion>;

export class ContractBroken extends Error {
  constructor(remote: string, reason: string) {
    super(`remote "${remote}" breaks its contract: ${reason}`);
    this.name = 'ContractBroken';
  }
}

/** Checks what a remote exposes before anything of it runs; throws {@link ContractBroken}. */
export function checkRemote(module: unknown, name: RemoteName): RemoteModule {
  const fail = (reason: string): never => {
    throw new ContractBroken(name, reason);
  };
  if (typeof module !== 'object' || module === null) return fail('it exposes nothing');
  const { contract, routes, head, prefetch } = module as Partial<RemoteModule>;
  if (contract?.name !== name) return fail(`it is "${String(contract?.name)}"`);
  if (contract.version !== CONTRACT_VERSION) {
    return fail(`it speaks version ${String(contract.version)}, the shell version ${CONTRACT_VERSION}`);
  }
  if (!Array.isArray(routes) || routes.length === 0) return fail('it has no routes');
  if (typeof head !== 'function') return fail('head is not a function');
  if (typeof prefetch !== 'function') return fail('prefetch is not a function');
  return module as RemoteModule;
}
