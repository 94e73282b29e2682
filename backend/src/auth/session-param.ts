import { Injectable, type PipeTransform } from '@nestjs/common';
import { pathParam } from '../common/http/index.js';
import { SessionNotFound } from './auth.errors.js';

const sessionId = /^[0-9a-f]{64}$/;

@Injectable()
class SessionPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!sessionId.test(value)) throw new SessionNotFound();
    return value;
  }
}

const schema = { type: 'string', pattern: sessionId.source, example: 'a'.repeat(64) } as const;

export const SessionParam = (): ParameterDecorator => pathParam('id', SessionPipe, schema, SessionNotFound);
