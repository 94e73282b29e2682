/** A frontend that is released alone. Which ones a site has is data: those to which its owner has granted paths. */
export type RemoteName = string;

/** Names with another meaning among the keys, locks and files of the releases, or in every object. */
const RESERVED = ['shell', 'owner', 'owners', 'live', 'registry', 'none', 'constructor'];

/** Whether a remote may have this name: it is part of addresses, of file names and of the bundler's variables. */
export function isRemoteName(name: unknown): name is RemoteName {
  return typeof name === 'string' && /^[a-z][a-z0-9]{1,19}$/.test(name) && !RESERVED.includes(name);
}
