import { applyDecorators, createParamDecorator, Injectable, UseGuards, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem, DomainError } from '../common/errors/index.js';
import type { KeyedRequest } from './api-keys/api-key.guard.js';
import { PersonNeeded, ScopeMissing } from './api-keys/api-keys.errors.js';
import type { ApiKeyCaller } from './api-keys/api-key-callers.js';
import { areaOf, InArea } from './area-of.js';
import { AdminSessionEnded, RoleInsufficient } from './auth.errors.js';
import { accessOfMethod, mayCall } from './may-call.js';
import type { Area, Role } from './roles.js';
import { scopesFor } from './scopes.js';

/** The admin who sent the request. */
export interface Admin {
  id: number;
  apiKeyId?: undefined;
  scopes?: undefined;
  username: string;
  displayName: string;
  email: string | null;
  role: Role;
  /** The hash of the session id, as the database stores it. */
  sessionId: string;
}

/** Who sent the request: an admin, or a program by its key. */
export type Caller = Admin | ApiKeyCaller;

/** The extension that keeps who may call an operation, until the completion of the API document replaces it with words. */
export const accessExtension = 'x-access';
const personNeeded = Symbol('the handler takes an admin, so that a key cannot call it');

/** Checks the identity first and the role or the scopes second, both before anything in the request is validated. */
@Injectable()
class AdminGuard extends AuthGuard('admin') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KeyedRequest & { user: unknown }>();
    if (!request.apiKey) return (await super.canActivate(context)) === true;
    if (request.apiKey instanceof DomainError) throw request.apiKey;
    refuseKey(request.apiKey, context, request.method);
    request.user = request.apiKey;
    return true;
  }

  override handleRequest<T>(error: unknown, admin: T | false, _info: unknown, context: ExecutionContext): T {
    if (error) throw error as Error;
    if (!admin) throw new AdminSessionEnded();
    const { method } = context.switchToHttp().getRequest<Request>();
    if (!mayCall(admin as unknown as Admin, areaOf(context) as Area, method)) throw new RoleInsufficient();
    return admin;
  }
}

function refuseKey(caller: ApiKeyCaller, context: ExecutionContext, method: string): void {
  const area = areaOf(context) as Area;
  const [scope] = scopesFor(area, accessOfMethod(method));
  if (!scope || Reflect.getMetadata(personNeeded, context.getHandler())) throw new PersonNeeded();
  if (!mayCall(caller, area, method)) throw new ScopeMissing(scope);
}

/** Lets requests without credentials through; refuses credentials without a running session. */
@Injectable()
class AdminIfAnyGuard extends AdminGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    return authorization === undefined || (await super.canActivate(context));
  }
}

/** Documents the caller. Keys may make the call when no parameter needs an admin. */
function describeAccess(area: Area): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const isForKeys = !Reflect.getMetadata(personNeeded, descriptor.value as object);
    ApiProblem(AdminSessionEnded, RoleInsufficient)(target, key, descriptor);
    ApiExtension(accessExtension, { area, isForKeys })(target, key, descriptor);
  };
}

/**
 * For admins whose role has access to the area (`roles.ts`), and for keys with a scope that has it (`scopes.ts`) unless a
 * parameter of the handler is the {@link CurrentAdmin}. For methods.
 */
export function AdminOnly(area: Area): MethodDecorator {
  return applyDecorators(InArea(area), UseGuards(AdminGuard), ApiBearerAuth('admin'), describeAccess(area));
}

/** Open to everybody, but a token whose session has ended is a 401, and a role without access a 403. For methods. */
export function AdminIfAny(area: Area): MethodDecorator {
  return applyDecorators(
    InArea(area),
    UseGuards(AdminIfAnyGuard),
    ApiBearerAuth('admin'),
    ApiSecurity({}),
    describeAccess(area),
  );
}

const userOf = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<Request & { user?: unknown }>().user ?? null,
);

/** Marks the handler, so that the guard refuses keys before anything else is looked at. */
function forPersons(): ParameterDecorator {
  return (target, key, index) => {
    const handler = (target as Record<string | symbol, object>)[key as string] as object;
    Reflect.defineMetadata(personNeeded, true, handler);
    userOf()(target, key, index);
  };
}

/** The {@link Admin} of the request, in methods with `@AdminOnly(area)`; keys cannot call such a method. */
export const CurrentAdmin = forPersons;

/** The {@link Admin} of the request or null, in methods with `@AdminIfAny(area)`; keys cannot call such a method. */
export const CurrentAdminIfAny = forPersons;

/** The {@link Caller} of the request, in methods with `@AdminOnly(area)` that programs may call too. */
export const CurrentCaller = (): ParameterDecorator => userOf();
