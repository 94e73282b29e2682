/**
 * The name of a frontend that is released by itself. Which remotes a site has is data: those to which the owner has
 * granted paths.
 */
export type RemoteName = string;

/**
 * Names that already have a meaning as keys, locks or files of the releases, or that every object has as a property.
 */
const RESERVED = ['shell', 'owner', 'owners', 'live', 'registry', 'none', 'constructor'];

/** Whether a remote may have this name: it is part of addresses, of file names and of the bundler's variables. */
export function isRemoteName(name: unknown): name is RemoteName {
  return typeof name === 'string' && /^[a-z][a-z0-9]{1,19}$/.test(name) && !RESERVED.includes(name);
}
