import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Area } from './roles.js';

const metadataKey = Symbol('area of a call');

export const InArea = (area: Area): MethodDecorator => SetMetadata(metadataKey, area);

/** Undefined for a call that is open to everybody, or for customers. */
export function areaOf(context: ExecutionContext): Area | undefined {
  return Reflect.getMetadata(metadataKey, context.getHandler()) as Area | undefined;
}
