import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import { getMetadataStorage } from 'class-validator';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { PreconditionFailed } from '../errors/index.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const comparesVersion = Symbol('the handler takes the version of If-Match');

/** The version in the `If-Match` of a DELETE; null when the record may have any. `recordChange` compares it. */
export const IfMatchVersion = createParamDecorator<unknown, number | null>(
  (_data, context) => expectedVersionOf(context.switchToHttp().getRequest<Request>()),
  [
    (controller, handler) =>
      SetMetadata(comparesVersion, true)(controller, handler!, Object.getOwnPropertyDescriptor(controller, handler!)!),
  ],
);

/**
 * Applies `If-Match: "3"` to every write: it sets the `version` of the body or query where the operation takes one, and
 * on a DELETE the handler takes it by {@link IfMatchVersion}. A write that cannot compare versions is refused, because the
 * client relies on the comparison.
 */
@Injectable()
export class IfMatch implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const version = reading.has(request.method) ? null : expectedVersionOf(request);
    if (version === null) return next.handle();
    if (takesVersion(context, RouteParamtypes.BODY)) request.body = withVersion(request.body, version);
    // Express parses the query again on every access, so the whole query is replaced.
    else if (takesVersion(context, RouteParamtypes.QUERY))
      Object.defineProperty(request, 'query', { value: withVersion(request.query, version) });
    else if (!Reflect.hasMetadata(comparesVersion, context.getHandler())) throw new PreconditionFailed();
    return next.handle();
  }
}

/**
 * @throws PreconditionFailed unless the header is missing, a star, or a single strong tag that is a version; no record
 * has another kind of tag
 */
function expectedVersionOf({ headers }: Request): number | null {
  const condition = headers['if-match']?.trim() ?? '*';
  if (condition === '*') return null;
  const [, digits] = /^"(\d{1,9})"$/.exec(condition) ?? [];
  if (digits === undefined) throw new PreconditionFailed();
  return Number(digits);
}

/** Whether a parameter is a form with a version. Without a class it counts as one: the handler chooses the class. */
function takesVersion(context: ExecutionContext, kind: RouteParamtypes): boolean {
  const controller = context.getClass();
  const handler = context.getHandler();
  const written: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name);
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler.name) as unknown[];
  return Object.entries((written ?? {}) as Record<string, { index: number }>)
    .filter(([key]) => key.startsWith(`${kind}:`))
    .some(([, { index }]) => hasVersion(types[index]));
}

function hasVersion(form: unknown): boolean {
  if (typeof form !== 'function') return false;
  if (form === Object) return true;
  const checks = getMetadataStorage().getTargetValidationMetadatas(form, '', false, false);
  return checks.some(({ propertyName }) => propertyName === 'version');
}

/** @throws PreconditionFailed when the form has another version, because only one of the two can be the stored one */
function withVersion(form: unknown, version: number): unknown {
  const { version: named } = (form ?? {}) as { version?: unknown };
  if (named !== undefined && named !== null && Number(named) !== version) throw new PreconditionFailed();
  return { ...(form as object), version };
}
