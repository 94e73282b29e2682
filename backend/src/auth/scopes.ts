import type { Access, Area } from './roles.js';

type Grant = readonly [area: Area, access: Exclude<Access, 'none'>];

/**
 * What a key of a program may do: each scope is a set of areas (`roles.ts`). A key reaches no area that none of its scopes
 * names. Of scopes that allow the same, the narrower one comes first.
 */
const grantsByScope = {
  'catalogue:read': [
    ['catalogue', 'read'],
    ['changes', 'read'],
  ],
  /** With products and categories, because a price is sent with the version of its product. */
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
  webhooks: [['webhooks', 'write']],
} as const satisfies Record<string, readonly Grant[]>;

export type Scope = keyof typeof grantsByScope;
export const scopes = Object.keys(grantsByScope) as Scope[];

/** The most that one of these scopes grants. */
export function scopesAccess(held: readonly Scope[], area: Area): Access {
  const granted = held.flatMap((scope) =>
    grantsOf(scope)
      .filter(([of]) => of === area)
      .map(([, access]) => access),
  );
  return granted.includes('write') ? 'write' : (granted[0] ?? 'none');
}

/** The scopes of which one is enough for a call, the narrowest first; none when keys do not reach the area. */
export function scopesFor(area: Area, access: Access): Scope[] {
  return scopes.filter((scope) => {
    const granted = scopesAccess([scope], area);
    return granted === 'write' || (granted === 'read' && access === 'read');
  });
}

/** Undefined for a scope that an older release stored and this one no longer has. */
function grantsOf(scope: Scope): readonly Grant[] {
  return (grantsByScope as Partial<Record<Scope, readonly Grant[]>>)[scope] ?? [];
}
