import type { Access, Area } from './roles.js';

type Grant = readonly [area: Area, access: Exclude<Access, 'none'>];

/**
 * What a key of a program may do: each scope grants access to some areas (`roles.ts`), and a key has access only to the
 * areas of its scopes. Of scopes that allow the same call, the narrower one comes first.
 */
const grantsByScope = {
  'catalogue:read': [
    ['catalogue', 'read'],
    ['changes', 'read'],
  ],
  /** This scope also reads the catalogue, because a program sends a price with the version of its product. */
  'prices:write': [
    ['prices', 'write'],
    ['catalogue', 'read'],
    ['changes', 'read'],
  ],
  'catalogue:write': [
    ['catalogue', 'write'],
    ['changes', 'read'],
  ],
  'orders:read': [
    ['orders', 'read'],
    ['changes', 'read'],
  ],
  'orders:write': [
    ['orders', 'write'],
    ['changes', 'read'],
  ],
  'contacts:read': [
    ['contacts', 'read'],
    ['changes', 'read'],
  ],
  'customers:read': [
    ['customers', 'read'],
    ['changes', 'read'],
  ],
  'customers:write': [
    ['customers', 'write'],
    ['changes', 'read'],
  ],
  webhooks: [['webhooks', 'write']],
  /** Only for the remote that the key names. */
  'releases:publish': [['publishing', 'write']],
} as const satisfies Record<string, readonly Grant[]>;

export type Scope = keyof typeof grantsByScope;
export const scopes = Object.keys(grantsByScope) as Scope[];

/** Returns the highest access to the area that one of these scopes grants. */
export function scopesAccess(held: readonly Scope[], area: Area): Access {
  const granted = held.flatMap((scope) =>
    grantsOf(scope)
      .filter(([of]) => of === area)
      .map(([, access]) => access),
  );
  return granted.includes('write') ? 'write' : (granted[0] ?? 'none');
}

/**
 * Returns the scopes that each allow the call by itself, the narrowest first. The list is empty when no scope has access to
 * the area.
 */
export function scopesFor(area: Area, access: Access): Scope[] {
  return scopes.filter((scope) => {
    const granted = scopesAccess([scope], area);
    return granted === 'write' || (granted === 'read' && access === 'read');
  });
}

/** Returns no grants for a scope that an older release stored in a key and that this release no longer has. */
function grantsOf(scope: Scope): readonly Grant[] {
  return (grantsByScope as Partial<Record<Scope, readonly Grant[]>>)[scope] ?? [];
}
