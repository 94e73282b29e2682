import type { FrameLink } from './frame-links';
import type { Page } from './page';
import type { RemoteName } from './remotes';
import type { PageFacts } from './site-map';

/** Raised with every change that an older shell or remote does not understand. */
export const CONTRACT_VERSION = 3;

/** The one module a remote exposes, as `./app`. */
export interface RemoteModule {
  contract: { name: RemoteName; version: number };
  pages: readonly Page[];
}

/** The address and the pages of one remote's live version. */
export interface RemoteVersion {
  version: string;
  /** Address of its remoteEntry on this site. */
  entry: string;
  /** `sha384-…` of the entry. */
  integrity?: string;
  pages: readonly PageFacts[];
  /** Its links in header and footer. */
  links?: readonly FrameLink[];
}
/** The versions of all remotes for one page view. */
export type Snapshot = Readonly<Record<RemoteName, RemoteVersion>>;

/** A remote does not fulfil the shell's contract; the shell shows an error in its place. */
export class ContractBroken extends Error {
  constructor(remote: RemoteName, reason: string) {
    super(`remote "${remote}" breaks its contract: ${reason}`);
    this.name = 'ContractBroken';
  }
}

/** Checks what a remote exposes before any of its code runs. Throws {@link ContractBroken}. */
export function checkRemote(module: unknown, name: RemoteName): RemoteModule {
  const fail = (reason: string): never => {
    throw new ContractBroken(name, reason);
  };
  if (typeof module !== 'object' || module === null) return fail('it exposes nothing');
  const { contract, pages } = module as Partial<RemoteModule>;
  if (contract?.name !== name) return fail(`it is "${String(contract?.name)}"`);
  if (contract.version !== CONTRACT_VERSION) {
    return fail(`it speaks version ${String(contract.version)}, the shell version ${CONTRACT_VERSION}`);
  }
  if (!Array.isArray(pages) || pages.length === 0) return fail('it has no pages');
  return module as RemoteModule;
}
