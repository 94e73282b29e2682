import { applyDecorators, createParamDecorator, Injectable, UseGuards, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import type { CreationKey } from '../common/http/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { AdminSessionEnded } from './auth.errors.js';

/** The admin whose token came with the request. */
export interface Admin {
  id: number;
  username: string;
  displayName: string;
  email: string | null;
  /** The hash that the session has in the database. */
  sessionId: string;
  /** Of a request that makes something once. */
  creation?: CreationKey;
}

@Injectable()
export class AdminGuard extends AuthGuard('admin') {
  override handleRequest<T>(error: unknown, admin: T | false): T {
    if (error) throw error as Error;
    if (!admin) throw new AdminSessionEnded();
    return admin;
  }
}

/** Lets whoever sends no credentials pass as nobody; credentials that do not name a running session are refused. */
@Injectable()
export class AdminIfAnyGuard extends AdminGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    return authorization === undefined || (await super.canActivate(context)) === true;
  }
}

/** For admins only: guard, padlock and 401 in the document. On a method. */
export function AdminOnly(): MethodDecorator {
  return applyDecorators(UseGuards(AdminGuard), ApiBearerAuth('admin'), ApiProblem(AdminSessionEnded));
}

/** For everybody, and more for admins: `@CurrentAdminIfAny()` works under this. A token that has ended is a 401. On a method. */
export function AdminIfAny(): MethodDecorator {
  return applyDecorators(
    UseGuards(AdminIfAnyGuard),
    ApiBearerAuth('admin'),
    ApiSecurity({}),
    ApiProblem(AdminSessionEnded),
  );
}

/** The admin of the request, in an `@AdminOnly()` method. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): Admin => {
  return (context.switchToHttp().getRequest<Request>() as Request & { user: Admin }).user;
});

/** The admin of the request or null, in an `@AdminIfAny()` method. */
export const CurrentAdminIfAny = createParamDecorator((_data: unknown, context: ExecutionContext): Admin | null => {
  return (context.switchToHttp().getRequest<Request>() as Request & { user?: Admin }).user ?? null;
});
