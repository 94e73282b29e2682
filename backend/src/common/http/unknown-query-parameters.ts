import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { ValidationFailed } from '../errors/index.js';
import { messageFor } from '../validation/messages.js';

/**
 * Refuses query parameters on operations without an `@Query()`; the validation pipe sees only queries that a handler
 * takes. Runs after the guards, so that access is decided first.
 */
@Injectable()
export class UnknownQueryParameters implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const names = Object.keys(context.switchToHttp().getRequest<Request>().query);
    if (names.length === 0 || takesQuery(context)) return next.handle();
    const message = messageFor('whitelistValidation', '', '', []);
    throw new ValidationFailed(names.map((field) => ({ field, message })));
  }
}

/** Whether a parameter of the method is an `@Query()`, according to Nest's metadata. */
function takesQuery(context: ExecutionContext): boolean {
  const written: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name);
  return Object.keys(written ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
