import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsDate, MaxDate, MinDate } from 'class-validator';

const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** What MySQL's `datetime` compares without complaint, and more than anybody asks for. */
const [earliest, latest] = [new Date('1900-01-01T00:00:00Z'), new Date('2999-12-31T23:59:59Z')];

/** A moment in a request, ISO 8601 with its offset (a day alone is its beginning in UTC); the code gets a `Date`. */
export function Instant(): PropertyDecorator {
  const message = 'تاریخ درست نیست';
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && iso.test(value) ? new Date(value) : value,
    ),
    MaxDate(latest, { message }),
    MinDate(earliest, { message }),
    IsDate(),
  );
}
