import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ConditionalRequest } from '../../common/http/if-match.js';
import type { CountedRequest } from '../../common/http/rate-limit.js';
import { DomainError } from '../../common/errors/index.js';
import type { Rate } from '../../common/limits/index.js';
import { areaOf } from '../area-of.js';
import { apiKeyIn } from './api-key-token.js';
import { ApiKeyCallers, type ApiKeyCaller } from './api-key-callers.js';

/** The limit for all calls of one key together. */
export const apiKeyRate: Rate = { limit: 1_200, seconds: 60 };

/**
 * A request after {@link ApiKeyGuard}. If it has a key, `apiKey` is the program that the key belongs to, or the error that
 * refuses the key.
 */
export type KeyedRequest = CountedRequest & ConditionalRequest & { apiKey?: ApiKeyCaller | DomainError };

/**
 * Looks up the key of a request. It runs before the rate limits, which count the calls of a valid key for the key, and those
 * of a wrong key for the address of the request. This guard refuses nothing: the guard of the operation refuses wrong keys.
 * Operations that are open to everybody or for customers ignore keys. A key is accepted in the `Authorization` header only,
 * because URLs are logged.
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(private readonly callers: ApiKeyCallers) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (areaOf(context) === undefined) return true;
    const request = context.switchToHttp().getRequest<KeyedRequest>();
    const token = apiKeyIn(request.headers.authorization);
    if (token === null) return true;
    request.apiKey = await this.callers.find(token, request.ip ?? '').catch(refusal);
    if (request.apiKey instanceof DomainError) return true;
    request.requiresIfMatch = request.apiKey.requiresIfMatch;
    request.countedFor = { caller: `key ${request.apiKey.apiKeyId}`, policy: 'key', rate: apiKeyRate };
    return true;
  }
}

function refusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
