import type { INestApplication } from '@nestjs/common';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { patternOf } from './route-pattern.js';

/** Marks the operation in the document until that is complete. */
export const publicReadExtension = 'x-public-read';

/**
 * A read whose answer is the same for everybody without credentials, and changes only with the revision: it is kept as ready
 * bytes, with an ETag (`PublicCache`). On a GET handler.
 */
export function PublicRead(): MethodDecorator {
  return applyDecorators(SetMetadata(publicReadExtension, true), ApiExtension(publicReadExtension, true));
}

/** Whether a path (without its query) is that of a `@PublicRead()` handler of the application, below `prefix`. */
export function publicReadsOf(app: INestApplication, prefix: string): (path: string) => boolean {
  const modules = [...app.get(ModulesContainer).values()];
  const classes = modules.flatMap(({ controllers }) => [...controllers.values()].map(({ metatype }) => metatype));
  const patterns = classes.flatMap((controller) => {
    const { prototype } = controller as { prototype: Record<string, object> };
    const handlers = Object.getOwnPropertyNames(prototype).map((name) => prototype[name] as object);
    const marked = handlers.filter((handler) => Reflect.getMetadata(publicReadExtension, handler) === true);
    return marked.map((handler) => patternOf([prefix, ...[controller as object, handler].map(pathOf)].join('')));
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** The part of the address that a controller or a handler says, with a slash before it; empty where it says none. */
function pathOf(place: object): string {
  const path = Reflect.getMetadata(PATH_METADATA, place) as string;
  return path === '/' ? '' : `/${path}`;
}
