/** What is wrong with one field of a request; `field` is a path like `items.0.quantity`. */
export interface FieldError {
  field: string;
  message: string;
}

/** A field that two admins changed, each from the same version: what I sent, what is stored, by whom and when. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  by: string;
  /** ISO 8601. */
  at: string;
}

/**
 * Something the caller can understand. `code` is part of the API and never changes; `message` is a Persian sentence
 * fit for a toast; `params` are facts for the log and for `detail`, never shown to a visitor.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
  /** Fields to point at, when the error is about what was typed. */
  readonly errors?: FieldError[];
  /** Fields that somebody else changed meanwhile, when that is why it is refused. */
  readonly conflicts?: FieldConflict[];
  /** Seconds after which trying again makes sense (`Retry-After`). */
  readonly retryAfter?: number;
  /** How to prove who asks (`WWW-Authenticate`); on every 401 (RFC 9110 §11.6.1). */
  readonly challenge?: string;

  constructor(
    message: string,
    readonly params: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The record has another version by now than the one that was edited; see `refuseStale`. */
export abstract class ChangedMeanwhile extends DomainError {
  readonly status = 409;

  constructor(
    message: string,
    params: Record<string, unknown>,
    override readonly conflicts: FieldConflict[] = [],
  ) {
    super(message, params);
  }
}

/** A class of errors, as `@ApiProblem()` takes them. */
export type DomainErrorClass = new (...args: never[]) => DomainError;
