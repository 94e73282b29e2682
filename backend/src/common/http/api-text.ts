import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Documents an operation whose response is text of this media type. */
export function ApiText(mediaType: string, description: string): MethodDecorator {
  return applyDecorators(
    ApiProduces(mediaType),
    ApiOkResponse({ description, content: { [mediaType]: { schema: { type: 'string' } } } }),
  );
}
