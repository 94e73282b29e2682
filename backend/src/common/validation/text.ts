import { slugPattern } from '@afshoreh/persian';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

/** Trimmed, and every control character is a space: they are invisible in a form and break exports and terminals. */
export function oneLineOf(typed: string): string {
  return typed.replace(/\p{Cc}+/gu, ' ').trim();
}

/** As {@link oneLineOf}, but line ends stay, as `\n`. */
function paragraphsOf(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}

/** For `read` of a field: reads what was sent when it is a text; anything else stays, to be refused. */
export function readText(read: (typed: string) => unknown): (sent: unknown) => unknown {
  return (sent) => (typeof sent === 'string' ? read(sent) : sent);
}

interface TextType {
  /** Characters, once it was read. */
  least?: number;
  most: number;
  /** One sentence says that it is too short and another that it is too long, not one sentence both. */
  apart?: boolean;
  read?: (typed: string) => string;
  /** What else the document says of it, and what else is checked when it is a text of that length. */
  schema?: ApiPropertyOptions;
  checks?: PropertyDecorator[];
}

export interface TextOptions extends FieldOptions {
  /** Said when it is missing or empty. */
  missing?: string;
  /** Said when it is too short. */
  short?: string;
}

/** A text; with a sentence of its own for one bound it has one for each. */
export function Text(
  { least = 0, most, apart, read, schema, checks = [] }: TextType,
  { missing, short, ...options }: TextOptions = {},
): PropertyDecorator {
  return Field(
    {
      // What may be left empty has no least length in the document.
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

/** One line of text of `least` to `most` characters, cleaned of control characters and outer spaces. */
export function Line(least: number, most: number, options?: TextOptions): PropertyDecorator {
  return Text({ least, most, read: oneLineOf }, options);
}

/** Text of `least` to `most` characters that may have several lines, cleaned likewise. */
export function Paragraphs(least: number, most: number, options?: TextOptions): PropertyDecorator {
  return Text({ least, most, read: paragraphsOf }, options);
}

/** Text of `least` to `most` characters as it was sent: a password or a token. */
export function Verbatim(least: number, most: number, options?: TextOptions): PropertyDecorator {
  return Text({ least, most, apart: true }, options);
}

/** A slug of at most `most` characters; `message` is said of any other text. */
export function Slug(
  most: number,
  { message, ...options }: TextOptions & { message?: string } = {},
): PropertyDecorator {
  const schema = { pattern: slugPattern.source };
  return Text({ least: 1, most, read: oneLineOf, schema, checks: [Matches(slugPattern, { message })] }, options);
}

const addressQuery = /^[!"$->@-~]*$/;

/** The query of an address, percent-encoded, without its `?`; at most so many characters. */
export function AddressQuery(
  most: number,
  { message, ...options }: TextOptions & { message?: string } = {},
): PropertyDecorator {
  const schema = { pattern: addressQuery.source };
  return Text({ most, schema, checks: [Matches(addressQuery, { message })] }, options);
}

const usernamePattern = /^[A-Za-z0-9._-]+$/;

/** A Latin username, stored in lower case; `message` is said of any other text. */
export function Username({ message, ...options }: TextOptions & { message?: string } = {}): PropertyDecorator {
  const type = { least: 1, most: 100, read: (typed: string) => oneLineOf(typed).toLowerCase() };
  const schema = { pattern: usernamePattern.source };
  return Text({ ...type, schema, checks: [Matches(usernamePattern, { message })] }, options);
}

const longestEmail = 254;

interface EmailOptions extends FieldOptions {
  /** Said of what is no e-mail address. */
  message?: string;
  lowerCase?: boolean;
}

/** An e-mail address, without outer spaces. */
export function Email({ message, lowerCase, ...options }: EmailOptions = {}): PropertyDecorator {
  return Field(
    {
      schema: { type: String, format: 'email', maxLength: longestEmail },
      checks: [IsEmail({}, { message }), MaxLength(longestEmail)],
      read: readText((typed) => (lowerCase ? oneLineOf(typed).toLowerCase() : oneLineOf(typed))),
    },
    options,
  );
}
