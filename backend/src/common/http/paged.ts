import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApiProblem, ValidationFailed } from '../errors/index.js';

/** Documents a list: a plain array, with `X-Total-Count` and `Link` headers. */
export function ApiPage(type: Type<unknown>): MethodDecorator {
  return applyDecorators(
    ApiOkResponse({
      type: [type],
      headers: {
        'X-Total-Count': { description: 'Rows on all pages', schema: { type: 'integer', example: 42 } },
        Link: { description: 'first, prev, next, last (RFC 8288)', schema: { type: 'string' } },
      },
    }),
    ApiProblem(ValidationFailed),
  );
}
