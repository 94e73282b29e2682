import { slugPattern, toLatinDigits } from '@afshoreh/persian';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsNotEmpty,
  IsString,
  Length,
  Matches,
  MaxLength,
  MinLength,
} from 'class-validator';
import { Field, type FieldOptions } from './field.js';

/** Control characters are invisible in a form and break exports and terminals. */
export function oneLineOf(typed: string): string {
  return typed.replace(/\p{Cc}+/gu, ' ').trim();
}

/**
 * Like {@link oneLineOf}, but keeps line breaks, as `
 * `.
 */
function paragraphsOf(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}

/** For the option `read` of a field: converts texts; other values stay as they are, and the validation refuses them. */
export function readText(read: (typed: string) => unknown): (sent: unknown) => unknown {
  return (sent) => (typeof sent === 'string' ? read(sent) : sent);
}

interface TextType {
  /** Least number of characters after the conversion. */
  least?: number;
  most: number;
  /** Gives separate messages for too short and too long texts, instead of one message for both. */
  apart?: boolean;
  read?: (typed: string) => string;
  /** Further documentation of the field, and further validators for texts of a valid length. */
  schema?: ApiPropertyOptions;
  checks?: PropertyDecorator[];
}

export interface TextOptions extends FieldOptions {
  missing?: string;
  short?: string;
}

/** A text. When one bound has its own message, both bounds have separate messages. */
export function Text(
  { least = 0, most, apart, read, schema, checks = [] }: TextType,
  { missing, short, ...options }: TextOptions = {},
): PropertyDecorator {
  return Field(
    {
      // A field that may be left empty has no minimum length in the document.
      schema: { type: String, ...(least > 0 && !options.emptyAs && { minLength: least }), maxLength: most, ...schema },
      checks: [
        IsString({ message: missing }),
        ...(missing ? [IsNotEmpty({ message: missing })] : []),
        ...(apart || missing || short
          ? [MinLength(least, { message: short }), MaxLength(most)]
          : [Length(least, most)]),
        ...checks,
      ],
      read: read && readText(read),
    },
    options,
  );
}

/** One line of text with `least` to `most` characters, without control characters and trimmed. */
export function Line(least: number, most: number, options?: TextOptions): PropertyDecorator {
  return Text({ least, most, read: oneLineOf }, options);
}

/** At most `most` texts of one to `longest` characters. */
export function Lines(most: number, longest: number, options?: FieldOptions): PropertyDecorator {
  const each = { each: true };
  const items = { type: 'string', minLength: 1, maxLength: longest };
  const checks = [IsArray(), ArrayMaxSize(most), IsString(each), Length(1, longest, each)];
  return Field({ schema: { type: 'array', items, maxItems: most }, checks }, options);
}

/** Text with `least` to `most` characters that may have several lines, cleaned in the same way. */
export function Paragraphs(least: number, most: number, options?: TextOptions): PropertyDecorator {
  return Text({ least, most, read: paragraphsOf }, options);
}

/** Text with `least` to `most` characters exactly as it was sent: a password or a token. */
export function Verbatim(least: number, most: number, options?: TextOptions): PropertyDecorator {
  return Text({ least, most, apart: true }, options);
}

/** A slug with at most `most` characters; `message` is shown for any other text. */
export function Slug(
  most: number,
  { message, ...options }: TextOptions & { message?: string } = {},
): PropertyDecorator {
  const schema = { pattern: slugPattern.source };
  return Text({ least: 1, most, read: oneLineOf, schema, checks: [Matches(slugPattern, { message })] }, options);
}

/** A text of programs, of 1 to `most` characters. */
export function Code(most: number, pattern: RegExp, options?: TextOptions): PropertyDecorator {
  return Text({ least: 1, most, schema: { pattern: pattern.source }, checks: [Matches(pattern)] }, options);
}

/** A number of `count` digits that is copied from elsewhere: of any script, with or without spaces; the handler gets 0–9. */
export function Digits(count: number, { message, ...options }: FieldOptions & { message: string }): PropertyDecorator {
  const read = readText((typed) => toLatinDigits(typed).replace(/[\s\p{Cf}]/gu, ''));
  return Field(
    { schema: { type: String }, checks: [Matches(new RegExp(`^\\d{${count}}$`), { message })], read },
    options,
  );
}

const addressQuery = /^[!"$->@-~]*$/;

/** The query of a web address, percent-encoded, without its `?`. */
export function AddressQuery(
  most: number,
  { message, ...options }: TextOptions & { message?: string } = {},
): PropertyDecorator {
  const schema = { pattern: addressQuery.source };
  return Text({ most, schema, checks: [Matches(addressQuery, { message })] }, options);
}

const usernamePattern = /^[A-Za-z0-9._-]+$/;

/** A Latin username, converted to lower case; `message` is shown for any other text. */
export function Username({ message, ...options }: TextOptions & { message?: string } = {}): PropertyDecorator {
  const type = { least: 1, most: 100, read: (typed: string) => oneLineOf(typed).toLowerCase() };
  const schema = { pattern: usernamePattern.source };
  return Text({ ...type, schema, checks: [Matches(usernamePattern, { message })] }, options);
}

const longestEmail = 254;

interface EmailOptions extends FieldOptions {
  message?: string;
  lowerCase?: boolean;
}

/** An e-mail address; it is trimmed. */
export function Email({ message, lowerCase, ...options }: EmailOptions = {}): PropertyDecorator {
  return Field(
    {
      schema: { type: String, format: 'email', maxLength: longestEmail, example: 'sara@example.com' },
      checks: [IsEmail({}, { message }), MaxLength(longestEmail)],
      read: readText((typed) => (lowerCase ? oneLineOf(typed).toLowerCase() : oneLineOf(typed))),
    },
    options,
  );
}
