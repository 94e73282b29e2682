import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import type { CreationKey } from '../common/http/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { AdminSessionEnded, RoleInsufficient } from './auth.errors.js';
import { mayCall, type Area, type Role } from './roles.js';

/** The admin whose token came with the request. */
export interface Admin {
  id: number;
  username: string;
  displayName: string;
  email: string | null;
  role: Role;
  /** The hash that the session has in the database. */
  sessionId: string;
  /** Of a request that makes something once. */
  creation?: CreationKey;
}

const areaOf = Symbol('area of a call');

/** First who it is, then whether the role may: both before anything that was sent is looked at. */
@Injectable()
class AdminGuard extends AuthGuard('admin') {
  override handleRequest<T>(error: unknown, admin: T | false, _info: unknown, context: ExecutionContext): T {
    if (error) throw error as Error;
    if (!admin) throw new AdminSessionEnded();
    const area = Reflect.getMetadata(areaOf, context.getHandler()) as Area;
    const { method } = context.switchToHttp().getRequest<Request>();
    if (!mayCall((admin as unknown as Admin).role, area, method)) throw new RoleInsufficient();
    return admin;
  }
}

/** Lets whoever sends no credentials pass as nobody; credentials that do not name a running session are refused. */
@Injectable()
class AdminIfAnyGuard extends AdminGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    return authorization === undefined || (await super.canActivate(context)) === true;
  }
}

/** For admins whose role may (D32, `roles.ts`): guard, padlock, 401 and 403 in the document. On a method. */
export function AdminOnly(area: Area): MethodDecorator {
  return applyDecorators(
    SetMetadata(areaOf, area),
    UseGuards(AdminGuard),
    ApiBearerAuth('admin'),
    ApiProblem(AdminSessionEnded, RoleInsufficient),
  );
}

/**
 * For everybody, and more for admins whose role may: `@CurrentAdminIfAny()` works under this. A token that has ended is a
 * 401, one of another role a 403. On a method.
 */
export function AdminIfAny(area: Area): MethodDecorator {
  return applyDecorators(
    SetMetadata(areaOf, area),
    UseGuards(AdminIfAnyGuard),
    ApiBearerAuth('admin'),
    ApiSecurity({}),
    ApiProblem(AdminSessionEnded, RoleInsufficient),
  );
}

/** The admin of the request, in an `@AdminOnly(area)` method. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): Admin => {
  return (context.switchToHttp().getRequest<Request>() as Request & { user: Admin }).user;
});

/** The admin of the request or null, in an `@AdminIfAny(area)` method. */
export const CurrentAdminIfAny = createParamDecorator((_data: unknown, context: ExecutionContext): Admin | null => {
  return (context.switchToHttp().getRequest<Request>() as Request & { user?: Admin }).user ?? null;
});
