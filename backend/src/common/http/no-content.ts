import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';

/** For an operation that succeeds with 204 and no body. */
export const NoContent = (): MethodDecorator => applyDecorators(HttpCode(204), ApiNoContentResponse());
