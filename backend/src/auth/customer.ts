import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiCookieAuth, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { LoginRequired } from './auth.errors.js';
import { customerCookie } from './cookies.js';
import type { Customer } from './customer.entity.js';
import { CustomerSessionsService } from './customer-sessions.service.js';

type CustomerRequest = Request & { customer?: Customer | null };

/** Lets everybody pass, and remembers who it is when the cookie names a running session. */
@Injectable()
class CustomerIfAnyGuard implements CanActivate {
  constructor(private readonly sessions: CustomerSessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CustomerRequest>();
    request.customer = await this.sessions.find(customerCookie.of(request));
    return true;
  }
}

/** Lets nobody pass but a customer whose cookie names a running session. */
@Injectable()
class CustomerGuard implements CanActivate {
  constructor(private readonly sessions: CustomerSessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CustomerRequest>();
    request.customer = await this.sessions.find(customerCookie.of(request));
    if (!request.customer) throw new LoginRequired();
    return true;
  }
}

/** For customers only: guard, padlock and 401 in the document. On a method. */
export function CustomerOnly(): MethodDecorator {
  return applyDecorators(UseGuards(CustomerGuard), ApiCookieAuth('customer'), ApiProblem(LoginRequired));
}

/** `@CurrentCustomer()` works under this; the call is open to all, as the document says with an empty requirement. */
export function CustomerIfAny(): MethodDecorator {
  return applyDecorators(UseGuards(CustomerIfAnyGuard), ApiCookieAuth('customer'), ApiSecurity({}));
}

/** The customer of the request, in a `@CustomerOnly()` method; or null, in a `@CustomerIfAny()` one. */
export const CurrentCustomer = createParamDecorator((_data: unknown, context: ExecutionContext): Customer | null => {
  return context.switchToHttp().getRequest<CustomerRequest>().customer ?? null;
});
