import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '@afshoreh/config';
import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../config/index.js';
import { TooManyRequests } from '../errors/index.js';
import { Limits, type Counted, type Limit, type Rate } from '../limits/index.js';

const metadataKey = 'rate limit';
/** The limit of operations without one of their own. */
export const defaultRate: Rate = { limit: 600, seconds: 60 };
/** Keeps the limit of an operation until the API document is complete and describes it in words. */
export const rateLimitExtension = 'x-rate-limit';

/** Calls from one address. Choose a generous limit, because all people in an office share one address. */
export function RateLimit(limit: number, { seconds }: { seconds: number }): MethodDecorator {
  const rate: Rate = { limit, seconds };
  return applyDecorators(SetMetadata(metadataKey, rate), ApiExtension(rateLimitExtension, rate));
}

/** Removes the limit from an operation or controller, such as a probe that is called very often. */
export const NoRateLimit = (): ClassDecorator & MethodDecorator => SetMetadata(metadataKey, null);

/**
 * A request for which an earlier guard may have set `countedFor`: all calls of this caller are then counted together, from
 * every address.
 */
export type CountedRequest = Request & { countedFor?: { caller: string; policy: string; rate: Rate } };

/**
 * Counts calls per operation and address in windows of fixed length, or per caller ({@link CountedRequest}). All copies
 * count together when there is a Redis. The response says what is left.
 */
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
    const http = context.switchToHttp();
    const request = http.getRequest<CountedRequest>();
    if (isFromRenderer(request, this.env.rendererSecret)) return true;
    const counted = request.countedFor ?? {
      caller: `${context.getClass().name}.${context.getHandler().name} ${networkOf(request.ip)}`,
      policy: 'address',
      rate: rate ?? defaultRate,
    };
    const window = await this.counterOf(counted.rate).take(counted.caller);
    if (window) describe(http.getResponse<Response>(), counted, window);
    if (window && window.wait > 0) throw new TooManyRequests(window.wait);
    return true;
  }

  private counterOf(rate: Rate): Limit {
    const counter = this.counters.get(rate) ?? this.limits.frequent(`calls.${rate.limit}.${rate.seconds}`, rate);
    this.counters.set(rate, counter);
    return counter;
  }
}

/** As draft-ietf-httpapi-ratelimit-headers-11 writes it. */
function describe(response: Response, { policy, rate }: { policy: string; rate: Rate }, window: Counted): void {
  response.setHeader('RateLimit-Policy', `"${policy}";q=${rate.limit};w=${rate.seconds}`);
  response.setHeader('RateLimit', `"${policy}";r=${window.remaining};t=${window.reset}`);
}

/** The header that the shell's render worker sends with every call. */
const rendererHeader = 'x-afshoreh-renderer';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether the call comes from the shell's render worker. All visitors' pages come from it, so the limits of a single
 * visitor must not apply to it (docs/decisions/0012). It proves itself with `RENDERER_SECRET`; without a secret the
 * result is always false.
 */
function isFromRenderer({ headers }: IncomingMessage, secret: string | null): boolean {
  const proof = headers[rendererHeader];
  return secret !== null && typeof proof === 'string' && timingSafeEqual(digestOf(proof), digestOf(secret));
}
