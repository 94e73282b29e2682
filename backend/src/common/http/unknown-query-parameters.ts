import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { ValidationFailed } from '../errors/index.js';
import { messageFor } from '../validation/messages.js';

/**
 * Refuses a query where an operation takes none, as unknown fields are refused elsewhere; the pipe sees only queries that
 * somebody asks for. After the guards: who may call is decided first.
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

/** Whether a parameter of the method is an `@Query()`, as Nest has written it down at its class. */
function takesQuery(context: ExecutionContext): boolean {
  const written: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name);
  return Object.keys(written ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}
