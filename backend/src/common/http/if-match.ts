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
import type { Request, Response } from 'express';
import { catchError, tap, type Observable } from 'rxjs';
import { DomainError, PreconditionFailed } from '../errors/index.js';
import { publicReadExtension } from './public-read.js';

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
 * Names the version of a record in the `ETag` of every answer that is one record, but for public reads, whose tags name
 * bytes (`public-cache.ts`). It also applies `If-Match: "3"` to every write: it sets the `version` of the body or query
 * where the operation takes one, and on a DELETE the handler takes it by {@link IfMatchVersion}. A write that cannot
 * compare versions is refused, because the client relies on the comparison. A record that has another version by now is then a 412, and not the 409 of a
 * `version` in the body; both list the conflicts.
 */
@Injectable()
export class IfMatch implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const version = reading.has(request.method) ? null : expectedVersionOf(request);
    if (version !== null) expectVersion(context, request, version);
    if (Reflect.hasMetadata(publicReadExtension, context.getHandler())) return next.handle();
    // The tag names the version only, and of the same version other bytes may be sent (the lease of an order).
    delete request.headers['if-none-match'];
    return next.handle().pipe(
      tap((answer) => tagVersion(http.getResponse<Response>(), answer)),
      catchError((error: unknown) => {
        throw version === null ? error : preconditionOf(error);
      }),
    );
  }
}

/** @throws PreconditionFailed for a write that cannot compare versions */
function expectVersion(context: ExecutionContext, request: Request, version: number): void {
  if (takesVersion(context, RouteParamtypes.BODY)) request.body = withVersion(request.body, version);
  // Express parses the query again on every access, so the whole query is replaced.
  else if (takesVersion(context, RouteParamtypes.QUERY))
    Object.defineProperty(request, 'query', { value: withVersion(request.query, version) });
  else if (!Reflect.hasMetadata(comparesVersion, context.getHandler())) throw new PreconditionFailed();
}

function tagVersion(response: Response, answer: unknown): void {
  const { version } = (answer ?? {}) as { version?: unknown };
  if (Number.isInteger(version) && !response.headersSent) response.setHeader('ETag', `"${String(version)}"`);
}

/** The 409 of an old version as the 412 that a condition in a header has. */
function preconditionOf(error: unknown): unknown {
  const conflicts = error instanceof DomainError && error.status === 409 ? error.details.conflicts : undefined;
  return conflicts ? new PreconditionFailed(conflicts) : error;
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
