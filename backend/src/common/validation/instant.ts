import { IsDate, IsISO8601, Matches, MaxDate, MinDate } from 'class-validator';
import { copy } from '../copy.js';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** MySQL's `datetime` compares this range without warnings, and nobody needs more. */
const earliest = new Date('1900-01-01T00:00:00Z');
const latest = new Date('2999-12-31T23:59:59Z');
const message = copy.dateWrong;

/** A moment in a request, ISO 8601 with an offset; a date alone means its start in UTC. The handler gets a `Date`. */
export function Instant({ inFuture, ...options }: FieldOptions & { inFuture?: boolean } = {}): PropertyDecorator {
  return Field(
    {
      schema: { type: String, format: 'date-time' },
      checks: [
        IsDate(),
        inFuture ? MinDate(() => new Date(), { message: copy.dateOver }) : MinDate(earliest, { message }),
        MaxDate(latest, { message }),
      ],
      read: readText((typed) => (iso.test(typed) ? new Date(typed) : typed)),
    },
    options,
  );
}

/** A moment as text; the handler gets UTC. With `anyForm` a date alone and a time without an offset are accepted. */
export function InstantText({ anyForm, ...options }: FieldOptions & { anyForm?: boolean }): PropertyDecorator {
  return Field(
    {
      schema: { type: String, format: 'date-time' },
      checks: [IsISO8601({ strict: true, strictSeparator: true }), Matches(/T.*(Z|[+-]\d{2}:\d{2})$/)],
      read: anyForm ? readText(inUtc) : undefined,
    },
    options,
  );
}

/** A Gregorian date as a text: `2027-03-20`. */
export function Day(options?: FieldOptions): PropertyDecorator {
  return Field(
    {
      schema: { type: String, format: 'date' },
      checks: [IsISO8601({ strict: true }, { message }), Matches(/^\d{4}-\d{2}-\d{2}$/, { message })],
    },
    options,
  );
}

function inUtc(typed: string): string {
  const date = new Date(typed);
  return /^\d{4}-\d{2}-\d{2}/.test(typed) && !Number.isNaN(date.getTime()) ? date.toISOString() : typed;
}
