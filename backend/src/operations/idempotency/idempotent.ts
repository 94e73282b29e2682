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
type ReadAgain<Controller> = (controller: Controller, subjectId: number) => Promise<unknown>;

const readAgainKey = Symbol('how to make the response of an idempotent handler again');

/** Runs the handler once per key. The response to a retry is made from the record as it is stored now. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly moduleRef: ModuleRef,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const sent = context.switchToHttp().getRequest<Request & { user: { id?: number; apiKeyId?: number } }>();
    const requestKey = idempotencyKeyOf(sent);
    if (requestKey === null) return next.handle();
    const request: RunningRequest = {
      caller: sent.user.apiKeyId === undefined ? `admin:${sent.user.id}` : `key:${sent.user.apiKeyId}`,
      operation: `${context.getClass().name}.${context.getHandler().name}`,
      requestKey,
      requestHash: fingerprintOf([sent.path, sent.body, sent.file?.buffer.toString('base64')]),
    };
    const response = await oncePerKey(
      () => this.earlier(request, context),
      () => runningRequest.run(request, () => lastValueFrom<unknown>(next.handle())),
    );
    return of(response);
  }

  private async earlier(request: RunningRequest, context: ExecutionContext): Promise<unknown> {
    const { caller, operation, requestKey, requestHash } = request;
    const stored = await this.database.read.findOneBy(IdempotentRequest, { caller, operation, requestKey });
    if (!stored) return null;
    if (stored.requestHash !== requestHash) throw new IdempotencyKeyReused();
    const readAgain = Reflect.getMetadata(readAgainKey, context.getHandler()) as ReadAgain<unknown>;
    return readAgain(this.moduleRef.get(context.getClass(), { strict: false }), stored.subjectId);
  }
}

/**
 * Decorates a handler that an admin or a program may call again with the same `Idempotency-Key`: the change is made once, and another
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
