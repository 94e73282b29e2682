import type { INestApplication } from '@nestjs/common';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { patternOf } from './route-pattern.js';

/** Marks the operation until the API document is complete. */
export const publicReadExtension = 'x-public-read';

/** A GET whose response is the same for everybody and changes only with the revision; `PublicCache` keeps it. */
export function PublicRead(): MethodDecorator {
  return applyDecorators(SetMetadata(publicReadExtension, true), ApiExtension(publicReadExtension, true));
}

/** Tells whether a path (without its query) belongs to a `@PublicRead()` handler below `prefix`. */
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

/** The path of a controller's or handler's decorator, with a leading slash; empty when it has none. */
function pathOf(place: object): string {
  const path = Reflect.getMetadata(PATH_METADATA, place) as string;
  return path === '/' ? '' : `/${path}`;
}
