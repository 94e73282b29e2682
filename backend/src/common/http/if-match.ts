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
import { ApiHeader } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { Request, Response } from 'express';
import { catchError, tap, type Observable } from 'rxjs';
import { DomainError, PreconditionFailed, PreconditionRequired } from '../errors/index.js';
import { publicReadExtension } from './public-read.js';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A request whose sender may change records only in the version that `If-Match` names. */
export type ConditionalRequest = Request & { requiresIfMatch?: boolean };

/** How the document describes the header, in all operations that compare it. */
export const ifMatchHeader = {
  name: 'If-Match',
  in: 'header',
  description: 'The `ETag` of the record as you know it: the version that is to be changed',
  required: false,
  schema: { type: 'string', example: '"3"' },
} as const;

const comparesVersion = Symbol('the handler takes the version of If-Match');

/**
 * The version in the `If-Match` header of a DELETE, for the handler to pass to `recordChange`, which compares it. Null when
 * the client accepts any version.
 */
export const IfMatchVersion = createParamDecorator<unknown, number | null>(
  (_data, context) => expectedVersionOf(context.switchToHttp().getRequest<Request>()),
  [
    (controller, handler) => {
      const method = Object.getOwnPropertyDescriptor(controller, handler!)!;
      SetMetadata(comparesVersion, true)(controller, handler!, method);
      ApiHeader(ifMatchHeader)(controller, handler!, method);
    },
  ],
);

/**
 * Sends the version of a record as `ETag` with every response that is one record. Public reads are left out, because their
 * tags are hashes of the bytes (`public-cache.ts`).
 *
 * Applies `If-Match: "3"` to every write. If the body or the query of the operation has a `version`, it is set to the
 * version of the header; the handler of a DELETE gets the version by {@link IfMatchVersion}. A write that cannot compare
 * versions is refused, because the client relies on the comparison. If the record has another version by now, the response
 * is a 412 instead of the 409 for a `version` in the body. Both list the conflicts. A sender that must name the version and
 * does not gets a 428.
 */
@Injectable()
export class IfMatch implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<ConditionalRequest>();
    const version = reading.has(request.method) ? null : expectedVersionOf(request);
    if (version !== null) expectVersion(context, request, version);
    else if (request.requiresIfMatch && !reading.has(request.method) && canCompare(context))
      throw new PreconditionRequired();
    if (Reflect.hasMetadata(publicReadExtension, context.getHandler())) return next.handle();
    // Express would compare this header with the tag. The tag contains only the version, but the bytes may differ in
    // the same version (for example the lease of an order), so a 304 would be wrong.
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

function canCompare(context: ExecutionContext): boolean {
  return (
    takesVersion(context, RouteParamtypes.BODY) ||
    takesVersion(context, RouteParamtypes.QUERY) ||
    Reflect.hasMetadata(comparesVersion, context.getHandler())
  );
}

function tagVersion(response: Response, answer: unknown): void {
  const { version } = (answer ?? {}) as { version?: unknown };
  if (Number.isInteger(version) && !response.headersSent) response.setHeader('ETag', `"${String(version)}"`);
}

/** Turns the 409 for an old version into a 412, because the version was a condition in a header. */
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

/**
 * Whether a parameter of the handler is a form with a version. A parameter without a class counts as one, because its
 * handler chooses the class later.
 */
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

/**
 * Sets the version of the form.
 * @throws PreconditionFailed when the form already has another version, because at most one of the two can be the stored
 * version
 */
function withVersion(form: unknown, version: number): unknown {
  const { version: named } = (form ?? {}) as { version?: unknown };
  if (named !== undefined && named !== null && Number(named) !== version) throw new PreconditionFailed();
  return { ...(form as object), version };
}
