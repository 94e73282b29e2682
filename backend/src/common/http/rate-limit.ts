import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Env } from '../../config/index.js';
import { ApiProblem, TooManyRequests } from '../errors/index.js';
import { isFromRenderer } from './trusted-renderer.js';

interface Limit {
  limit: number;
  seconds: number;
}

interface Window {
  count: number;
  endsAt: number;
}

const metadataKey = 'rate limit';
const mostWindows = 100_000;
/** For operations without a limit of their own. */
const everyday: Limit = { limit: 600, seconds: 60 };

/** Limits an operation to `limit` calls in `seconds` from one address. Be generous: an office has one address. */
export function RateLimit(limit: number, { seconds }: { seconds: number }): MethodDecorator {
  return applyDecorators(SetMetadata(metadataKey, { limit, seconds } satisfies Limit), ApiProblem(TooManyRequests));
}

/** Lifts the limit from an operation or controller: a probe asks as often as it likes. */
export const NoRateLimit = (): ClassDecorator & MethodDecorator => SetMetadata(metadataKey, null);

/** Counts calls per operation and address in windows of fixed length. Each copy of the service counts for itself. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly reflector: Reflector,
    private readonly env: Env,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const places = [context.getHandler(), context.getClass()];
    const limit = this.reflector.getAllAndOverride<Limit | null | undefined>(metadataKey, places);
    if (!this.env.rateLimits || limit === null) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const { ip } = request;
    if (isFromRenderer(request, this.env.rendererSecret)) return true;
    this.count(`${context.getClass().name}.${context.getHandler().name} ${ip}`, limit ?? everyday, Date.now());
    return true;
  }

  private count(key: string, { limit, seconds }: Limit, now: number): void {
    const window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      // Taken out first, so that the map stays in the order in which windows began.
      this.windows.delete(key);
      this.windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
      this.forgetEnded(now);
      return;
    }
    window.count += 1;
    if (window.count > limit) throw new TooManyRequests(Math.ceil((window.endsAt - now) / 1000));
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size <= mostWindows) return;
      this.windows.delete(key);
    }
  }
}
