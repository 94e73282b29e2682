import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Length } from 'class-validator';

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

function cleanedBy(clean: (typed: string) => string): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));
}

/** One line of text of `least` to `most` characters, cleaned of control characters and outer spaces. */
export function Line(least: number, most: number): PropertyDecorator {
  return applyDecorators(cleanedBy(oneLineOf), Length(least, most), IsString());
}

/** Text of `least` to `most` characters that may have several lines, cleaned likewise. */
export function Paragraphs(least: number, most: number): PropertyDecorator {
  return applyDecorators(cleanedBy(paragraphsOf), Length(least, most), IsString());
}

/** Without outer spaces; for e-mails, which people copy with them. */
export function Trim(): PropertyDecorator {
  return cleanedBy((typed) => typed.trim());
}

/** What a form sends for a field left empty is null. Write it above the other decorators of the field. */
export function EmptyAsNull(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );
}

/** What a form sends for a field left empty counts as not sent. Write it above the other decorators of the field. */
export function EmptyAsMissing(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );
}
