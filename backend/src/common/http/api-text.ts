import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiNoContentResponse } from '@nestjs/swagger';

/** Documents an operation whose response is text of this media type. */
export function ApiText(mediaType: string, description: string): MethodDecorator {
  return applyDecorators(
    ApiProduces(mediaType),
    ApiOkResponse({ description, content: { [mediaType]: { schema: { type: 'string' } } } }),
  );
}

/** For an operation that succeeds with 204 and no body. */
export const NoContent = (): MethodDecorator => applyDecorators(HttpCode(204), ApiNoContentResponse());
