import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { cookieOf } from './customer-cookie.js';
import { CustomerSessionsService } from './customer-sessions.service.js';

/** The customer whose cookie came with the request. */
export interface Customer {
  id: number;
  fullName: string;
  email: string;
  phoneNumber: string;
}

type CustomerRequest = Request & { customer?: Customer | null };

/** Lets everybody pass, and remembers who it is when the cookie names a running session. */
@Injectable()
export class CustomerIfAnyGuard implements CanActivate {
  constructor(private readonly sessions: CustomerSessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CustomerRequest>();
    request.customer = await this.sessions.find(cookieOf(request));
    return true;
  }
}

/** `@CurrentCustomer()` works under this; the call is open to all. */
export function CustomerIfAny(): MethodDecorator {
  return applyDecorators(UseGuards(CustomerIfAnyGuard));
}

/** The customer of the request or null, in a `@CustomerIfAny()` method. */
export const CurrentCustomer = createParamDecorator((_data: unknown, context: ExecutionContext): Customer | null => {
  return context.switchToHttp().getRequest<CustomerRequest>().customer ?? null;
});
