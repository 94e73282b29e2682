/** The problem with one field of a request; `field` is a path like `items.0.quantity`. */
export interface FieldError {
  field: string;
  message: string;
}

/** A field that two admins changed from the same version: sent value, stored value, by whom and when. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** Data of an error besides its code, status and message. */
export interface ErrorDetails {
  /** Values for the log and for `detail`; visitors never see them. */
  params?: Record<string, unknown>;
  /** The only field that is wrong; the form shows the error's message below it. */
  field?: string;
  errors?: FieldError[];
  /** The id of the stored record that has the value which must be unique. */
  existingId?: number;
  /** The fields that somebody else has changed meanwhile. */
  conflicts?: FieldConflict[];
  /** Seconds after which a retry makes sense (`Retry-After`). */
  retryAfter?: number;
  /** How to authenticate (`WWW-Authenticate`); every 401 has one (RFC 9110 §11.6.1). */
  challenge?: string;
}

/**
 * An error that clients can handle. `code` is part of the API and never changes; `message` is a Persian sentence that
 * can be shown in a toast.
 */
export abstract class DomainError extends Error {
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly english: string,
    readonly details: ErrorDetails,
  ) {
    super(message);
    this.name = new.target.name;
    this.errors = details.field === undefined ? details.errors : [{ field: details.field, message }];
  }
}

export type DomainErrorClass = new (...args: never[]) => DomainError;

export type ConflictClass = new (id: never, conflicts: FieldConflict[]) => DomainError;

/** What the reference says about an error. */
export interface ErrorDefinition {
  code: string;
  status: number;
  /** Persian. */
  message: string;
  english: string;
}

/** Every error of the code that is loaded, in the order of their definitions. */
export const definedErrors: ErrorDefinition[] = [];

/**
 * Makes a class of errors: `class CategoryInUse extends defineError('catalog.category_in_use', 409, copy.categoryInUse,
 * 'The category has products; move them first') {}`.
 * @param message Persian: what happened and, after «؛», what to do. It must also work without arguments, because the
 * API document makes an example of each error
 * @param english the same for developers, sent as `detail`. Without the part after the semicolon, the reference gives
 * the general advice for the status
 * @param details makes the details from the constructor's arguments; it must also work without arguments
 */
export function defineError<Args extends unknown[] = []>(
  code: string,
  status: number,
  message: string | ((...args: Args) => string),
  english: string,
  details: (...args: Args) => ErrorDetails = () => ({}),
): new (...args: Args) => DomainError {
  const textOf = typeof message === 'string' ? () => message : message;
  definedErrors.push({ code, status, message: textOf(...([] as unknown as Args)), english });
  return class extends DomainError {
    constructor(...args: Args) {
      super(code, status, textOf(...args), english, details(...args));
    }
  };
}

/** Makes a class of errors for a form that was made from another version than the stored one; see `refuseStale`. */
export function defineConflict(
  code: string,
  message: string,
): new (id?: number | string, conflicts?: FieldConflict[]) => DomainError {
  const english = 'Somebody else changed this meanwhile; read it again and send the change with its new version';
  return defineError(code, 409, message, english, (id?: number | string, conflicts: FieldConflict[] = []) => ({
    params: { id },
    conflicts,
  }));
}

export const byId = (id: number | string): ErrorDetails => ({ params: { id } });
