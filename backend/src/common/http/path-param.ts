import { Injectable, Param, type PipeTransform, type Type } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblem, ValidationFailed, type DomainErrorClass } from '../errors/index.js';
import { largestId } from '../validation/index.js';
import { copy } from '../copy.js';

/** Accepts ids of digits only that fit the database's integers. */
@Injectable()
class ParseIdPipe implements PipeTransform<string, number> {
  constructor(private readonly field: string) {}

  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > largestId) throw new ValidationFailed([{ field: this.field, message: copy.idNotANumber }]);
    return id;
  }
}

/** A decorator for a parameter of the path: `pipe` converts it, or throws a
 * `ValidationFailed` or `error`; `schema` documents it. */
export function pathParam(
  name: string,
  pipe: Type<PipeTransform> | PipeTransform,
  schema: object,
  error?: DomainErrorClass,
): ParameterDecorator {
  return (target, key, index) => {
    if (key === undefined) return;
    Param(name, pipe)(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key) as PropertyDescriptor;
    ApiParam({ name, schema })(target, key, method);
    if (error) ApiProblem(error)(target, key, method);
  };
}

export function IdParam(name = 'id'): ParameterDecorator {
  const schema = { type: 'integer', minimum: 1, maximum: largestId, example: 1 } as const;
  return pathParam(name, new ParseIdPipe(name), schema);
}

/** The random token of a link in a message. */
export function TokenParam(): ParameterDecorator {
  const pipe = { transform: (value: string): string => value };
  return pathParam('token', pipe, { type: 'string', pattern: '^[\\w-]{22}$', example: 'q3nX0v4Zr8Yb2cT6mK1JdA' });
}
