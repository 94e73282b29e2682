import { slugPattern } from '@afshoreh/persian';
import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiProblem } from '../../common/errors/index.js';
import { PostNotFound } from './blog.errors.js';

export const longestSlug = 120;

/** What is no slug names no article. */
@Injectable()
class SlugPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (value.length > longestSlug || !slugPattern.test(value)) throw new PostNotFound(value.slice(0, longestSlug));
    return value;
  }
}

/** `@SlugParam() slug: string`: the `{slug}` of the path, checked and documented. */
export function SlugParam(): ParameterDecorator {
  return (target, key, index) => {
    if (key === undefined) return;
    Param('slug', SlugPipe)(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key) as PropertyDescriptor;
    const schema = { type: 'string', maxLength: longestSlug, pattern: slugPattern.source } as const;
    ApiParam({ name: 'slug', schema, example: 'reading-a-concentrate-analysis-sheet' })(target, key, method);
    ApiProblem(PostNotFound)(target, key, method);
  };
}
