import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { CountedRequest } from '../../common/http/rate-limit.js';
import { DomainError } from '../../common/errors/index.js';
import type { Rate } from '../../common/limits/index.js';
import { areaOf } from '../area-of.js';
import { apiKeyIn } from './api-key-token.js';
import { ApiKeyCallers, type ApiKeyCaller } from './api-key-callers.js';

/** Of all calls of one key together. */
export const apiKeyRate: Rate = { limit: 1_200, seconds: 60 };

/** A request with a key, which was looked up: its caller, or why it is refused. */
export type KeyedRequest = CountedRequest & { apiKey?: ApiKeyCaller | DomainError };

/**
 * Looks up the key of a request, ahead of the limits, so that a key is counted by itself and a wrong one for its address.
 * It refuses nothing; the guard of the call does. Calls that are open to everybody or for customers ignore keys. Only the
 * `Authorization` header may carry a key, because addresses get into logs.
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
    request.countedFor = { caller: `key ${request.apiKey.apiKeyId}`, policy: 'key', rate: apiKeyRate };
    return true;
  }
}

function refusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}
