import { networkOf } from '@afshoreh/config';
import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Env } from '../../config/index.js';
import { ApiProblem, TooManyRequests } from '../errors/index.js';
import { Limits, type Limit, type Rate } from '../limits/index.js';
import { isFromRenderer } from './trusted-renderer.js';

const metadataKey = 'rate limit';
/** For operations without a limit of their own. */
const everyday: Rate = { limit: 600, seconds: 60 };

/** Limits an operation to `limit` calls in `seconds` from one address. Be generous: an office has one address. */
export function RateLimit(limit: number, { seconds }: { seconds: number }): MethodDecorator {
  return applyDecorators(SetMetadata(metadataKey, { limit, seconds } satisfies Rate), ApiProblem(TooManyRequests));
}

/** Lifts the limit from an operation or controller: a probe asks as often as it likes. */
export const NoRateLimit = (): ClassDecorator & MethodDecorator => SetMetadata(metadataKey, null);

/** Counts calls per operation and address in windows of fixed length. Each copy of the service counts for itself. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly counters = new Map<Rate, Limit>();

  constructor(
    private readonly reflector: Reflector,
    private readonly env: Env,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    const rate = this.reflector.getAllAndOverride<Rate | null | undefined>(metadataKey, places);
    if (!this.env.rateLimits || rate === null) return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (isFromRenderer(request, this.env.rendererSecret)) return true;
    const caller = `${context.getClass().name}.${context.getHandler().name} ${networkOf(request.ip)}`;
    const wait = await this.counterOf(rate ?? everyday).count(caller);
    if (wait > 0) throw new TooManyRequests(wait);
    return true;
  }

  private counterOf(rate: Rate): Limit {
    const counter = this.counters.get(rate) ?? this.limits.perCopy(rate);
    this.counters.set(rate, counter);
    return counter;
  }
}
