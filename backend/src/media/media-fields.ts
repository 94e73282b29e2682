import { Matches, ValidateBy } from 'class-validator';
import { oneLineOf, Text, type FieldOptions } from '../common/validation/index.js';
import { originalFilenameOf } from './original-filename.js';
import { areValidTags, mostTagCharacters } from './tags.js';
import { copy } from './copy.js';

/** Tags as a text, separated by commas. */
export function Tags(): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && areValidTags(value);
  const message = copy.tagsWrong;
  return Text(
    {
      most: mostTagCharacters,
      read: oneLineOf,
      checks: [ValidateBy({ name: 'tags', validator: { validate } }, { message })],
    },
    {
      optional: true,
      example: 'سیب،برگه آنالیز',
      description: 'Separated by commas, Persian or Latin; at most 20 of at most 40 characters',
    },
  );
}

/** The display name of a file. A name that is too long is cut, so the API document has no maximum length. */
export function Filename(options: FieldOptions): PropertyDecorator {
  const read = (typed: string): string => oneLineOf(typed.trim() ? originalFilenameOf(typed) : typed);
  return Text({ least: 1, most: 200, read, schema: { maxLength: undefined } }, options);
}

export function MediaAddress(options: FieldOptions): PropertyDecorator {
  const message = copy.addressWrong;
  const checks = [Matches(/^\/media\/[\w.-]+$/, { message })];
  return Text({ least: 1, most: 100, read: oneLineOf, checks }, { missing: message, ...options });
}
