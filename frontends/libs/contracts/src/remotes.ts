/** The three remotes; each has pages of its own. */
export const REMOTES = ['storefront', 'cart', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];
