import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblem, ValidationFailed } from '../errors/index.js';
import { largestId } from '../validation/index.js';
import { copy } from '../copy.js';

/** Ids are digits, and fit the database's whole numbers. */
@Injectable()
class ParseIdPipe implements PipeTransform<string, number> {
  constructor(private readonly field: string) {}

  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > largestId) throw new ValidationFailed([{ field: this.field, message: copy.idNotANumber }]);
    return id;
  }
}

/** `@IdParam() id: number`: the `{id}` of the path, checked and documented. */
export function IdParam(name = 'id'): ParameterDecorator {
  return (target, key, index) => {
    if (key === undefined) return;
    Param(name, new ParseIdPipe(name))(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key) as PropertyDescriptor;
    ApiParam({ name, schema: { type: 'integer', minimum: 1, maximum: largestId } })(target, key, method);
    ApiProblem(ValidationFailed)(target, key, method);
  };
}
