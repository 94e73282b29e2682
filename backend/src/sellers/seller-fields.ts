import { toLatinDigits } from '@afshoreh/persian';
import { IsString, Matches, ValidateBy } from 'class-validator';
import { Field, largestId, oneLineOf, readText, Text, type FieldOptions } from '../common/validation/index.js';
import { copy } from './copy.js';

const mostImages = 20;
const mostFiles = 8;

/** A registration or national id: 1 to 15 digits of any script, with separators. The handler gets Latin digits only. */
export function RegistrationNumber(options: FieldOptions): PropertyDecorator {
  const message = copy.registrationNumberWrong;
  return Field(
    {
      schema: { type: String },
      checks: [IsString(), Matches(/^\d{1,15}$/, { message })],
      read: readText((typed) => toLatinDigits(typed).replace(/[\s\p{Cf}\-–/.]/gu, '')),
    },
    options,
  );
}

/** A number that an authority issued: one line of at most `most` characters, with digits converted to Latin ones. */
export function LatinDigits(most: number, options: FieldOptions): PropertyDecorator {
  return Text({ most, read: (typed) => oneLineOf(toLatinDigits(typed)) }, options);
}

/** Ids of media, separated by commas, without duplicates and in digits of any script. The handler gets `3,12`. */
export function MediaIds(options: FieldOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && areMediaIds(value.split(','));
  const message = copy.imagesWrong;
  return Field(
    {
      schema: { type: String },
      checks: [ValidateBy({ name: 'mediaIds', validator: { validate } }, { message })],
      read: readText(mediaIdsOf),
    },
    options,
  );
}

/** Tokens of files that were uploaded before, separated by commas, without duplicates. */
export function FileTokens(options: FieldOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && areFileTokens(value.split(','));
  const message = copy.filesWrong;
  return Field(
    {
      schema: { type: String },
      checks: [ValidateBy({ name: 'fileTokens', validator: { validate } }, { message })],
      read: readText((typed) => [...new Set(typed.split(/[\s,]+/).filter(Boolean))].join(',')),
    },
    options,
  );
}

function areFileTokens(tokens: string[]): boolean {
  return tokens.length <= mostFiles && tokens.every((token) => /^[0-9a-f]{32}$/.test(token));
}

function mediaIdsOf(typed: string): string {
  const ids = toLatinDigits(typed).split(/[\s,،]+/);
  return [...new Set(ids.filter(Boolean))].join(',');
}

function areMediaIds(ids: string[]): boolean {
  return (
    ids.length <= mostImages && ids.every((id) => /^\d{1,10}$/.test(id) && Number(id) > 0 && Number(id) <= largestId)
  );
}
