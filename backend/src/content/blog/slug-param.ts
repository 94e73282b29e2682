import { slugPattern } from '@afshoreh/persian';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { pathParam } from '../../common/http/index.js';
import { PostNotFound } from './blog.errors.js';

export const longestSlug = 120;

/** A value that is not a slug is a 404, because no article can have it. */
@Injectable()
class SlugPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (value.length > longestSlug || !slugPattern.test(value)) throw new PostNotFound(value.slice(0, longestSlug));
    return value;
  }
}

const example = 'reading-a-concentrate-analysis-sheet';
const schema = { type: 'string', maxLength: longestSlug, pattern: slugPattern.source, example } as const;

export const SlugParam = (): ParameterDecorator => pathParam('slug', SlugPipe, schema, PostNotFound);
