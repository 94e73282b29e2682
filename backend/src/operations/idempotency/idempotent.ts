import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { ApiProblem, IdempotencyKeyReused } from '../../common/errors/index.js';
import { ApiIdempotencyKey, idempotencyKeyOf } from '../../common/http/index.js';
import { fingerprintOf, oncePerKey } from '../../common/idempotency.js';
import { Database } from '../../database/index.js';
import { IdempotentRequest } from './idempotent-request.entity.js';
import { runningRequest, type RunningRequest } from './running-request.js';

/** Makes the handler's response again, from the id of the record that the handler created or added to. */
type ReadAgain<Controller> = (controller: Controller, subjectId: number) => unknown;

const readAgainKey = Symbol('how to make the response of an idempotent handler again');

/** Runs the handler once per key. The response to a retry is made from the record as it is stored now. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly moduleRef: ModuleRef,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const sent = context.switchToHttp().getRequest<Request & { user?: Sender }>();
    const requestKey = idempotencyKeyOf(sent);
    if (requestKey === null) return next.handle();
    const request: RunningRequest = {
      caller: callerOf(sent.user),
      operation: `${context.getClass().name}.${context.getHandler().name}`,
      requestKey,
      requestHash: fingerprintOf([sent.path, sent.body, sent.file?.buffer.toString('base64')]),
    };
    const response = await oncePerKey(
      () => this.earlier(request, context),
      () => runningRequest.run(request, () => this.first(request, next)),
    );
    return of(response);
  }

  private async first(request: RunningRequest, next: CallHandler): Promise<unknown> {
    const response: unknown = await lastValueFrom<unknown>(next.handle());
    // If this form of a visitor was stored before, the response is the same and nothing is stored. If another form has
    // used the key meanwhile, the request is refused.
    if (request.caller === visitor) await this.storedBy(request);
    return response;
  }

  private async earlier(request: RunningRequest, context: ExecutionContext): Promise<unknown> {
    const stored = await this.storedBy(request);
    if (!stored) return null;
    const readAgain = Reflect.getMetadata(readAgainKey, context.getHandler()) as ReadAgain<unknown>;
    return readAgain(this.moduleRef.get(context.getClass(), { strict: false }), stored.subjectId);
  }

  private async storedBy({
    caller,
    operation,
    requestKey,
    requestHash,
  }: RunningRequest): Promise<IdempotentRequest | null> {
    const stored = await this.database.read.findOneBy(IdempotentRequest, { caller, operation, requestKey });
    if (stored && stored.requestHash !== requestHash) throw new IdempotencyKeyReused();
    return stored;
  }
}

const visitor = 'visitor';

interface Sender {
  id?: number;
  apiKeyId?: number;
}

function callerOf(sender?: Sender): string {
  if (!sender) return visitor;
  return sender.apiKeyId === undefined ? `admin:${sender.id}` : `key:${sender.apiKeyId}`;
}

/**
 * Decorates a handler that may be called again with the same `Idempotency-Key`: the change is made once, and another
 * request under the same key is refused. A request that changes nothing, such as the import of an unchanged file, does not use
 * its key up. Interceptors that read the body must stand below this decorator.
 */
export function Idempotent<Controller>(readAgain: ReadAgain<Controller>): MethodDecorator {
  return applyDecorators(
    SetMetadata(readAgainKey, readAgain),
    UseInterceptors(IdempotencyInterceptor),
    ApiIdempotencyKey(),
    ApiProblem(IdempotencyKeyReused),
  );
}
