/** What is wrong with one field of a request; `field` is a path like `items.0.quantity`. */
export interface FieldError {
  field: string;
  message: string;
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

/** A class of errors, as `@ApiProblem()` takes them. */
export type DomainErrorClass = new (...args: never[]) => DomainError;
