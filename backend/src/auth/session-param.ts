import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblem } from '../common/errors/index.js';
import { SessionNotFound } from './auth.errors.js';

const sessionId = /^[0-9a-f]{64}$/;

@Injectable()
class SessionPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!sessionId.test(value)) throw new SessionNotFound();
    return value;
  }
}

/** `@SessionParam() id: string`: the `{id}` of the path, checked and documented. */
export function SessionParam(): ParameterDecorator {
  return (target, key, index) => {
    if (key === undefined) return;
    Param('id', SessionPipe)(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key) as PropertyDescriptor;
    const schema = { type: 'string', pattern: sessionId.source, example: 'a'.repeat(64) } as const;
    ApiParam({ name: 'id', schema })(target, key, method);
    ApiProblem(SessionNotFound)(target, key, method);
  };
}
