import { applyDecorators } from '@nestjs/common';
import { parseWholeNumber } from '@afshoreh/persian';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** A whole number of `least` to `most` that a person typed: a JSON number, or its digits in Persian, Arabic or Latin. */
export function WholeNumber(least: number, most: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (parseWholeNumber(value) ?? value) : value,
    ),
    // The last one speaks first (see `sentenceOf`): «صد» is no number before it is too large a one.
    Max(most),
    Min(least),
    IsInt(),
  );
}
