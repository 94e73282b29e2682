import { byId, defineConflict, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';
import type { Scope } from '../scopes.js';

const asProgram = () => ({ challenge: 'Bearer realm="admin", error="invalid_token"' });

/** There is no such key, or it is a secret that a rotation replaced and that is no longer accepted. */
export class ApiKeyWrong extends defineError(
  'auth.api_key_wrong',
  401,
  copy.apiKeyWrong,
  'This is no key, or a secret that was replaced; check that the whole key is sent',
  asProgram,
) {}
export class ApiKeyExpired extends defineError(
  'auth.api_key_expired',
  401,
  copy.apiKeyExpired,
  'The key has expired; ask an owner for a later expiry or a new key',
  asProgram,
) {}
export class ApiKeyRevoked extends defineError(
  'auth.api_key_revoked',
  401,
  copy.apiKeyRevoked,
  'The key was revoked; ask an owner for a new one',
  asProgram,
) {}

/** The key is right, and the request comes from an address that it does not allow. */
export class ApiKeyForeignAddress extends defineError(
  'auth.api_key_foreign_address',
  401,
  copy.apiKeyForeignAddress,
  'The key may not be used from this address; ask an owner to add it',
  asProgram,
) {}

/** The key lacks the scope that the call needs. */
export class ScopeMissing extends defineError(
  'auth.scope_missing',
  403,
  (scope: Scope = 'orders:read') => copy.scopeMissing(scope),
  'The key lacks the scope that `message` and `WWW-Authenticate` name; ask an owner to add it',
  (scope: Scope = 'orders:read') => ({
    params: { scope },
    challenge: `Bearer realm="admin", error="insufficient_scope", scope="${scope}"`,
  }),
) {}

/** The errors that every operation for keys can return to a request with a key. */
export const keyErrors = [ApiKeyWrong, ApiKeyExpired, ApiKeyRevoked, ApiKeyForeignAddress, ScopeMissing];

/** No key may make this call, whatever its scopes. */
export class PersonNeeded extends defineError(
  'auth.person_needed',
  403,
  copy.personNeeded,
  'No key may make this call, whatever its scopes; log in as an admin',
) {}

export class ApiKeyNotFound extends defineError(
  'auth.api_key_not_found',
  404,
  copy.apiKeyNotFound,
  'There is no key with this id',
  byId,
) {}

/** A revoked key cannot be changed. A key that is revoked or has expired gets no new secret. */
export class ApiKeyEnded extends defineError(
  'auth.api_key_ended',
  409,
  copy.apiKeyEnded,
  'The key is revoked or has expired; make a new one',
  byId,
) {}
export class ApiKeyChangedMeanwhile extends defineConflict(
  'auth.api_key_changed_meanwhile',
  copy.apiKeyChangedMeanwhile,
) {}

/** A key with the scope `releases:publish` must name a frontend, and other keys must not. */
export class ApiKeyRemoteWrong extends defineError(
  'auth.api_key_remote_wrong',
  400,
  copy.apiKeyRemoteWrong,
  'A key with `releases:publish` names a frontend in `remote`, and any other key none',
  () => ({ field: 'remote' }),
) {}
