import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { ApiProblem, ValidationFailed } from '../errors/index.js';

/**
 * Documents a list: a plain array, with `X-Total-Count` and `Link` headers. Of several types, an answer has rows of one.
 */
export function ApiPage(...types: Type<unknown>[]): MethodDecorator {
  const lists = types.map((type) => ({ type: 'array', items: { $ref: getSchemaPath(type) } }));
  return applyDecorators(
    ApiExtraModels(...types),
    ApiOkResponse({
      // Not `oneOf`: an empty list is of every type.
      schema: lists.length === 1 ? lists[0] : { anyOf: lists },
      headers: {
        'X-Total-Count': { description: 'Rows on all pages', schema: { type: 'integer', example: 42 } },
        Link: { description: 'first, prev, next, last (RFC 8288)', schema: { type: 'string' } },
      },
    }),
    ApiProblem(ValidationFailed),
  );
}
