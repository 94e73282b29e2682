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
import { ApiProblem } from '../common/errors/index.js';
import { AdminSessionEnded, RoleInsufficient } from './auth.errors.js';
import { mayCall, type Area, type Role } from './roles.js';

/** The admin who sent the request. */
export interface Admin {
  id: number;
  username: string;
  displayName: string;
  email: string | null;
  role: Role;
  /** The hash of the session id, as the database stores it. */
  sessionId: string;
}

const areaOf = Symbol('area of a call');

/** Checks the identity first and the role second, both before anything in the request is validated. */
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

/** Lets requests without credentials through; refuses credentials without a running session. */
@Injectable()
class AdminIfAnyGuard extends AdminGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    return authorization === undefined || (await super.canActivate(context)) === true;
  }
}

/** For admins whose role has access to the area (`roles.ts`). For methods. */
export function AdminOnly(area: Area): MethodDecorator {
  return applyDecorators(
    SetMetadata(areaOf, area),
    UseGuards(AdminGuard),
    ApiBearerAuth('admin'),
    ApiProblem(AdminSessionEnded, RoleInsufficient),
  );
}

/** Open to everybody, but a token whose session has ended is a 401, and a role without access a 403. For methods. */
export function AdminIfAny(area: Area): MethodDecorator {
  return applyDecorators(
    SetMetadata(areaOf, area),
    UseGuards(AdminIfAnyGuard),
    ApiBearerAuth('admin'),
    ApiSecurity({}),
    ApiProblem(AdminSessionEnded, RoleInsufficient),
  );
}

/** The admin of the request, in methods with `@AdminOnly(area)`. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): Admin => {
  return (context.switchToHttp().getRequest<Request>() as Request & { user: Admin }).user;
});

/** The admin of the request or null, in methods with `@AdminIfAny(area)`. */
export const CurrentAdminIfAny = createParamDecorator((_data: unknown, context: ExecutionContext): Admin | null => {
  return (context.switchToHttp().getRequest<Request>() as Request & { user?: Admin }).user ?? null;
});
