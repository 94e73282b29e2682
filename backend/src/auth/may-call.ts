import { roleAccess, type Access, type Area, type Role } from './roles.js';
import { scopesAccess, type Scope } from './scopes.js';

/** What an admin may do follows from a role, and what a program may do from the scopes of its key. */
export type Rights = { role: Role; scopes?: undefined } | { scopes: readonly Scope[]; role?: undefined };

/** Safe methods (RFC 9110 §9.2.1) read, all others write. */
export function accessOfMethod(method: string): Access {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

export function mayCall({ role, scopes }: Rights, area: Area, method: string): boolean {
  const access = role ? roleAccess(role, area) : scopesAccess(scopes, area);
  return access === 'write' || (access === 'read' && accessOfMethod(method) === 'read');
}
