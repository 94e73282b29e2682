import { applyDecorators, UseInterceptors, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { PageHeaders } from './pagination.js';

/**
 * Documents a list: the method returns a `Page`, and the response is a plain array with `X-Total-Count` and `Link`
 * headers. With several types, all rows of a response have one of them.
 */
export function ApiPage(...types: Type<unknown>[]): MethodDecorator {
  const lists = types.map((type) => ({ type: 'array', items: { $ref: getSchemaPath(type) } }));
  return applyDecorators(
    UseInterceptors(PageHeaders),
    ApiExtraModels(...types),
    ApiOkResponse({
      // `anyOf` instead of `oneOf`, because an empty list matches every type.
      schema: lists.length === 1 ? lists[0] : { anyOf: lists },
      headers: {
        // `openapi-headers.ts` describes them once for all lists.
        'X-Total-Count': { $ref: '#/components/headers/X-Total-Count' },
        Link: { $ref: '#/components/headers/Link' },
      },
    }),
  );
}
