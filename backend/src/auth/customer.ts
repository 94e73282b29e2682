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

/** Lets every request through, and sets the customer when the cookie belongs to a running session. */
@Injectable()
class CustomerIfAnyGuard implements CanActivate {
  constructor(private readonly sessions: CustomerSessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CustomerRequest>();
    request.customer = await this.sessions.find(customerCookie.of(request));
    return true;
  }
}

/** Lets only requests through whose cookie belongs to a running session. */
@Injectable()
class CustomerGuard extends CustomerIfAnyGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    if (!context.switchToHttp().getRequest<CustomerRequest>().customer) throw new LoginRequired();
    return true;
  }
}

/** For customers only. Adds the guard, and the security requirement and 401 to the API document. For methods. */
export function CustomerOnly(): MethodDecorator {
  return applyDecorators(UseGuards(CustomerGuard), ApiCookieAuth('customer'), ApiProblem(LoginRequired));
}

/** Open to everybody; `@CurrentCustomer()` returns the customer if there is one. */
export function CustomerIfAny(): MethodDecorator {
  return applyDecorators(UseGuards(CustomerIfAnyGuard), ApiCookieAuth('customer'), ApiSecurity({}));
}

/** The customer of the request in methods with `@CustomerOnly()`; or null, in methods with `@CustomerIfAny()`. */
export const CurrentCustomer = createParamDecorator((_data: unknown, context: ExecutionContext): Customer | null => {
  return context.switchToHttp().getRequest<CustomerRequest>().customer ?? null;
});
